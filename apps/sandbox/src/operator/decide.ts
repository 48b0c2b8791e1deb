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

/** Returns a completed payment from the payee's bank, or pays back a direct debit that the customer gave no mandate for. */
export async function returnToPayer(
  { db, clock }: Pick<Parts, "db" | "clock">,
  paymentId: string,
  action: "return" | "payBack",
): Promise<ReturnedPayment | { ok: false; refusal: "other_kind" }> {
  const sent = await db
    .selectFrom("transactions")
    .select("direct_debit")
    .where("id", "=", paymentId)
    .executeTakeFirst();
  const isPaidBack = action === "payBack";
  if (sent && (sent.direct_debit !== null) !== isPaidBack) return { ok: false, refusal: "other_kind" };
  const reason = isPaidBack ? "no_mandate" : "returned";
  return returnPayment(db, { paymentId, reason, now: clock.now() });
}
