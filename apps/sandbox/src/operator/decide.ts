import {
  declinePayment,
  failPayment,
  returnPayment,
  settlePayment,
  type Decided,
  type ReturnedPayment,
} from "../ledger";
import { type Parts } from "../parts";

export type Decision = "settle" | "decline" | "fail";

/** Settles, declines or fails a payment by hand. */
export function decide(
  { db, clock }: Pick<Parts, "db" | "clock">,
  paymentId: string,
  decision: Decision,
): Promise<Decided> {
  const now = clock.now();
  if (decision === "settle") return settlePayment(db, { paymentId, now });
  return decision === "decline"
    ? declinePayment(db, { paymentId, reason: "by_operator", now })
    : failPayment(db, { paymentId, reason: "went_wrong", now });
}

/** Returns a completed payment from the payee's bank. */
export const returnToPayer = (
  { db, clock }: Pick<Parts, "db" | "clock">,
  paymentId: string,
): Promise<ReturnedPayment> => returnPayment(db, { paymentId, reason: "returned", now: clock.now() });
