import { useEffect, useState } from "react";
import { useCustomer } from "../wiring/hooks/useBank";
import type { PrefillSlot } from "../wiring/payments/sendPrefill";

/** Initial values set by another page, used for one visit of the form. */
export function usePrefill(slot: PrefillSlot) {
  const { account } = useCustomer();
  const [prefill] = useState(() => slot.read(account.id));
  useEffect(() => slot.clear(), [slot]);
  return prefill;
}
