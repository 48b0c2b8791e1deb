import { type Selectable } from "kysely";
import { type TransactionsTable } from "../db/tables/ledger";
import { inTransaction, type Db } from "../db/inTransaction";
import { findRecipients } from "./recipients";
import { finish, settle } from "./settle";
import { isFinal, type Transaction } from "./transaction";

export type Decided =
  | { ok: true; payment: Transaction }
  | { ok: false; refusal: "unknown_payment" | "already_final" };

interface Decision {
  paymentId: string;
  now: number;
}

/** Books a payment and completes it; a payee at this bank receives it in the same transaction. */
export const settlePayment = (db: Db, { paymentId, now }: Decision): Promise<Decided> =>
  decide(db, paymentId, async (trx, payment) =>
    settle(trx, [payment], await findRecipients(trx, [payment]), now),
  );

/** Declines a payment: nothing is booked, and the amount is no longer withheld. `reason` is a short code. */
export const declinePayment = (
  db: Db,
  { paymentId, reason, now }: Decision & { reason: string },
): Promise<Decided> =>
  decide(db, paymentId, (trx, payment) => finish(trx, [payment], { status: "declined", reason, now }));

/** Fails a payment: nothing is booked, and the amount is no longer withheld. */
export const failPayment = (
  db: Db,
  { paymentId, reason, now }: Decision & { reason: string },
): Promise<Decided> =>
  decide(db, paymentId, (trx, payment) => finish(trx, [payment], { status: "error_done", reason, now }));

function decide(
  db: Db,
  paymentId: string,
  carryOut: (trx: Db, payment: Transaction) => Promise<unknown>,
): Promise<Decided> {
  return inTransaction(db, async (trx) => {
    const payment = await read(trx, paymentId).forUpdate().executeTakeFirst();
    if (!payment) return { ok: false, refusal: "unknown_payment" };
    if (isFinal(payment.status)) return { ok: false, refusal: "already_final" };
    await carryOut(trx, payment);
    const decided: Selectable<TransactionsTable> = await read(trx, paymentId).executeTakeFirstOrThrow();
    return { ok: true, payment: decided };
  });
}

const read = (db: Db, paymentId: string) =>
  db
    .selectFrom("transactions")
    .selectAll()
    .where("id", "=", paymentId)
    .where("type", "in", ["SEND", "RECEIVE"]);
