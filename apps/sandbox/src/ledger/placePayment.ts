import { type Insertable } from "kysely";
import { dayMs } from "@amberline/domain/dates";
import { firstDue } from "./firstDue";
import { instant } from "../db/schema";
import { type TransactionsTable } from "../db/tables/ledger";
import { lockBalances, type LockedBalance } from "./balance";
import { book, outgoingLegs } from "./book";
import { inTransaction, type Db } from "./inTransaction";
import { receivedRow } from "./received";
import { feeRow, transactionRow, type Party, type PaymentTerms, type Transaction } from "./transaction";

export interface PaymentOrder extends PaymentTerms {
  accountId: string;
  /** One per intent of the customer; idempotent by it. */
  idempotencyKey: string;
  /** Identifies the order: the same key with another hash is refused. */
  payloadHash: string;
  from: Party;
  to: Party;
  enteredBy?: string | null;
  vopCheckId?: string | null;
  /**
   * The newest payment that this one repeats on purpose, or null for none: one that is like another of the last 24 hours
   * is then refused. Left out, nothing is refused.
   */
  repeatOf?: string | null;
  /** Milliseconds since 1970. */
  now: number;
}

export type PlacedPayment =
  | { ok: true; payment: Transaction; replayed: boolean }
  | { ok: false; refusal: "likely_repeat"; of: string }
  | { ok: false; refusal: "insufficient_funds" | "key_reused" | "own_account" | "unknown_account" };

/**
 * Places a payment: amount and fee are withheld from the available balance at once (two-phase: nothing is posted until
 * clearing settles it; if it is declined, the hold ends). An instant payment to another customer of this bank needs no
 * clearing: it is posted and received in the same transaction, and is `done`. Pass a transaction to commit it together
 * with other changes.
 */
export function placePayment(db: Db, order: PaymentOrder): Promise<PlacedPayment> {
  return inTransaction(db, async (trx) => {
    const { accountId, to, now, currency = "EUR", paymentType } = order;
    const iban = paymentType === "INSTANT" ? to.account : undefined;
    const locked = await lockBalances(trx, { accountIds: [accountId], iban, currencies: [currency] });
    const payer = locked.find((balance) => balance.accountId === accountId);
    if (!payer) return { ok: false, refusal: "unknown_account" };
    if (payer.iban === to.account) return { ok: false, refusal: "own_account" };
    const payee = locked.find((balance) => balance !== payer);
    const row = transactionRow({
      ...order,
      id: crypto.randomUUID(),
      type: "SEND",
      status: payee ? "done" : "pending",
      dueAt: payee ? null : firstDue(paymentType, now),
    });
    const repeated = await repeatedBy(trx, order);
    if (repeated) return (await findEarlier(trx, order)) ?? repeated;
    const isCovered = payer.availableCents >= row.amount_cents + row.fee_cents;
    const payment = isCovered ? await insertOnce(trx, row) : undefined;
    if (!payment) return (await findEarlier(trx, order)) ?? { ok: false, refusal: "insufficient_funds" };
    if (row.fee_cents > 0) await trx.insertInto("transactions").values(feeRow(row)).execute();
    if (payee) await deliver(trx, payment, payer, payee, now);
    return { ok: true, payment, replayed: false };
  });
}

/**
 * The newest payment of the last 24 hours to the same account, of the same amount and reference, unless the payer knew of
 * it. Read with the payer's balance locked, so that of two such payments one always sees the other.
 */
async function repeatedBy(trx: Db, order: PaymentOrder): Promise<PlacedPayment | null> {
  const { accountId, to, amountCents, currency = "EUR", reference, repeatOf, now } = order;
  if (repeatOf === undefined) return null;
  const known = trx
    .selectFrom("transactions")
    .select("seq")
    .where("id", "=", repeatOf)
    .where("account_id", "=", accountId);
  const newest = await trx
    .selectFrom("transactions")
    .select(["id", "seq"])
    .where("account_id", "=", accountId)
    .where("type", "=", "SEND")
    .where("status", "not in", ["declined", "error_done"])
    .where("to_account", "=", to.account)
    .where("amount_cents", "=", amountCents)
    .where("currency", "=", currency)
    .where("to_reference", "=", reference)
    .where("created_at", ">", instant(now - dayMs))
    .where((eb) => eb("seq", ">", eb.fn.coalesce(known, eb.lit(0))))
    .orderBy("seq", "desc")
    .executeTakeFirst();
  return newest ? { ok: false, refusal: "likely_repeat", of: newest.id } : null;
}

/** Undefined if the account already has a payment with this key. */
const insertOnce = (trx: Db, row: Insertable<TransactionsTable>): Promise<Transaction | undefined> =>
  trx
    .insertInto("transactions")
    .values(row)
    .onConflict((conflict) => conflict.constraint("one_payment_per_key").doNothing())
    .returningAll()
    .executeTakeFirst();

async function findEarlier(trx: Db, order: PaymentOrder): Promise<PlacedPayment | null> {
  const payment = await paymentByKey(trx, order.accountId, order.idempotencyKey);
  if (!payment) return null;
  return payment.payload_hash === order.payloadHash
    ? { ok: true, payment, replayed: true }
    : { ok: false, refusal: "key_reused" };
}

async function deliver(
  trx: Db,
  payment: Transaction,
  payer: LockedBalance,
  payee: LockedBalance,
  now: number,
): Promise<void> {
  await trx
    .insertInto("transactions")
    .values(receivedRow(payment, payee.accountId, now))
    .execute();
  await book(trx, [
    {
      purpose: "transfer",
      transactionId: payment.id,
      bookedAt: instant(now),
      currency: payment.currency,
      legs: outgoingLegs(payer, payee, payment.amount_cents, payment.fee_cents),
    },
  ]);
}

/** Finds a payment after a lost answer. */
export const paymentByKey = (db: Db, accountId: string, key: string): Promise<Transaction | undefined> =>
  db
    .selectFrom("transactions")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
