import { useEffect, useState } from "react";
import { useCustomer } from "../wiring/hooks/useBank";
import type { VisitSlot } from "../wiring/payments/visitSlot";

/** What another page left for this visit of the page. */
export function useVisitSlot<Value>(slot: VisitSlot<Value>) {
  const { account } = useCustomer();
  const [value] = useState(() => slot.read(account.id));
  useEffect(() => slot.clear(), [slot]);
  return value;
}
