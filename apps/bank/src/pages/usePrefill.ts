import { useEffect, useState } from "react";
import { useCustomer } from "../wiring/hooks/useBank";
import type { PrefillSlot } from "../wiring/payments/sendPrefill";

/** What another page wants a form to begin with, for this visit of it only. */
export function usePrefill(slot: PrefillSlot) {
  const { account } = useCustomer();
  const [prefill] = useState(() => slot.read(account.id));
  useEffect(() => slot.clear(), [slot]);
  return prefill;
}
