import { isAllowed, type OwnAccount } from "../../http/caller";
import { paidWithoutCode, type Db } from "../../ledger";
import { type Parts, type TrustLimits } from "../../parts";
import { trustedAs } from "../payees";
import { type Order, type OrderAsk } from "./order";
import { type StoredCheck } from "./payeeCheck";

interface Judged {
  order: Order;
  payer: OwnAccount;
  check: Pick<StoredCheck, "result">;
}

/**
 * What may be paid without a code, if this payment is one of those: a single one of now, small, to a trusted payee whose
 * name matches, which repeats no other (Delegated Regulation (EU) 2018/389, article 13). What was paid so today is judged
 * besides.
 */
export async function trustFor(
  db: Db,
  { trustLimits }: Pick<Parts, "trustLimits">,
  { request }: Pick<OrderAsk, "request">,
  { order, payer, check }: Judged,
): Promise<TrustLimits | null> {
  const isSingle =
    order.system === "SEPA" && !order.plan && !order.replaces && request.repeat_of === undefined;
  if (!trustLimits || !isSingle || check.result !== "MTCH" || !isAllowed(payer, "pay")) return null;
  if (order.amountCents > trustLimits.perPayment) return null;
  return (await trustedAs(db, order).executeTakeFirst()) ? trustLimits : null;
}

/** Whether a payment that was just checked takes no code, as it stands. */
export async function takesNoCode(db: Db, parts: Pick<Parts, "trustLimits">, ask: OrderAsk, judged: Judged) {
  const limits = await trustFor(db, parts, ask, judged);
  if (!limits) return false;
  const { cents } = await paidWithoutCode(db, judged.payer.id, ask.now).executeTakeFirstOrThrow();
  return cents + judged.order.amountCents <= limits.perDay;
}
