import { tidyText } from "@amberline/domain/reference";
import { instant } from "../db/schema";
import { lockBalances } from "./balance";
import { book, clearingOf, outgoingLegs } from "./book";
import { inTransaction, type Db } from "../db/inTransaction";
import { matchRequests } from "./matchRequests";
import { paymentByKey } from "./placePayment";
import { tellLater } from "./tellLater";
import { transactionRow, type Party, type PaymentTerms, type Transaction } from "./transaction";

export interface IncomingPayment extends PaymentTerms {
  accountId: string;
  from: Party;
  to: Party;
  /** The sending bank's payment number; idempotent by it. */
  messageId?: string;
  /** `done` posts at once; `new` and `pending` wait for `settlePayment` or `declinePayment`. @default "done" */
  status?: "new" | "pending" | "done";
  /** What an account begins with, which nobody is told of. @default false */
  isOpening?: boolean;
  now: number;
}

export type ReceivedPayment =
  | { ok: true; payment: Transaction; replayed: boolean }
  | { ok: false; refusal: "unknown_account" | "account_closed" };

/** A payment from another bank, whose texts may hold characters that turn or hide what stands beside them. */
export function receivePayment(db: Db, incoming: IncomingPayment): Promise<ReceivedPayment> {
  return inTransaction(db, async (trx) => {
    const { accountId, currency = "EUR", messageId, status = "done", isOpening = false, now } = incoming;
    const [customer] = await lockBalances(trx, { accountIds: [accountId], currencies: [currency] });
    if (!customer) return { ok: false, refusal: "unknown_account" };
    if (customer.isClosed) return { ok: false, refusal: "account_closed" };
    const earlier = messageId === undefined ? undefined : await paymentByKey(trx, accountId, messageId);
    if (earlier) return { ok: true, payment: earlier, replayed: true };
    const row = transactionRow({
      ...incoming,
      from: { ...incoming.from, name: tidyText(incoming.from.name) },
      reference: tidyText(incoming.reference),
      id: crypto.randomUUID(),
      type: "RECEIVE",
      status,
      ...(messageId === undefined ? {} : { idempotencyKey: messageId, payloadHash: "" }),
    });
    const payment = await trx.insertInto("transactions").values(row).returningAll().executeTakeFirstOrThrow();
    await matchRequests(trx, [row], now);
    if (status === "done") {
      if (!isOpening) await tellLater(trx, [row]);
      const legs = outgoingLegs(clearingOf(row.payment_type), customer, row.amount_cents, 0);
      await book(trx, [
        { purpose: "receipt", transactionId: row.id, bookedAt: instant(now), currency, legs },
      ]);
    }
    return { ok: true, payment, replayed: false };
  });
}
