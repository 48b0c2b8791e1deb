import { sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import { civilDate, dayMs } from "@amberline/domain/dates";
import { type NextLimit } from "@amberline/domain/limits";
import { firstDue } from "./firstDue";
import { bankTimeZone, startOfDay } from "../days";
import { instant, type Cents } from "../db/schema";
import { lockBalances } from "./balance";
import { book, outgoingLegs } from "./book";
import { inTransaction, type Db } from "../db/inTransaction";
import { matchRequests } from "./matchRequests";
import { limitBelow, limitsSet } from "./paymentLimits";
import { receivedRow } from "./received";
import { telling } from "./tellLater";
import { feeRow, transactionRow, type Party, type PaymentTerms, type Transaction } from "./transaction";

interface Repeat {
  /** The newest payment that this one repeats on purpose; null for none. */
  of: string | null;
  /** Whether the payer may see salaries. If not, one that is like a salary is made, as a refusal would tell of it. */
  seesSalaries: boolean;
  /** From when one like it is looked for, milliseconds since 1970. @default 24 hours ago */
  since?: number;
}

export interface PaymentOrder extends PaymentTerms {
  accountId: string;
  /** One per intent of the customer; idempotent by it. */
  idempotencyKey: string;
  /** Identifies the order: the same key with another hash is refused. */
  payloadHash: string;
  from: Party;
  to: Party;
  enteredBy?: string | null;
  /** See `seenTransactions`. The payee's own transaction is none. @default false */
  isSalary?: boolean;
  vopCheckId?: string | null;
  /** One that is like another of the last 24 hours, and does not repeat it on purpose, is refused. Left out, none is. */
  repeats?: Repeat;
  /** The most that is paid so on a day of the bank; above it the payment is refused. Left out, there was a code. */
  withoutCode?: { mostCents: Cents };
  /** Pays out a closed account, beside the limits of payments. @default false */
  isPayout?: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

export type PlacedPayment =
  | { ok: true; payment: Transaction; replayed: boolean }
  | { ok: false; refusal: "likely_repeat"; of: string }
  | { ok: false; refusal: "above_limit"; limit: NextLimit }
  | {
      ok: false;
      refusal: "insufficient_funds" | "code_needed" | "key_reused" | "own_account" | "unknown_account";
    };

/**
 * Locks all that several payments in one transaction lock, in the order of their balances, so that one that goes the
 * other way waits.
 */
export const lockForPayments = (trx: Db, accountId: string, ibans: readonly string[]) =>
  lockBalances(trx, { accountIds: [accountId], ibans, currencies: ["EUR"] });

/**
 * Places a payment: amount and fee are withheld from the available balance at once (two-phase: nothing is posted until
 * clearing settles it; if it is declined, the hold ends). An instant payment to another customer of this bank needs no
 * clearing: it is posted and received in the same transaction, and is `done`. Pass a transaction to commit it together
 * with other changes.
 */
export function placePayment(db: Db, order: PaymentOrder): Promise<PlacedPayment> {
  return inTransaction(db, async (trx) => {
    const { accountId, to, now, currency = "EUR", paymentType, isPayout = false } = order;
    const ibans = paymentType === "INSTANT" ? [to.account] : [];
    const locked = await lockBalances(trx, { accountIds: [accountId], ibans, currencies: [currency] });
    const payer = locked.find((balance) => balance.accountId === accountId);
    if (!payer || payer.isClosed !== isPayout) return { ok: false, refusal: "unknown_account" };
    if (payer.iban === to.account) return { ok: false, refusal: "own_account" };
    const payee = locked.find((balance) => balance !== payer && !balance.isClosed);
    const standing = await refusedOrMade(trx, order);
    if (standing) return standing;
    const row = transactionRow({
      ...order,
      id: crypto.randomUUID(),
      type: "SEND",
      status: payee ? "done" : "pending",
      dueAt: payee ? null : firstDue(paymentType, now),
    });
    if (payer.availableCents < row.amount_cents + row.fee_cents)
      return { ok: false, refusal: "insufficient_funds" };
    if (order.withoutCode && !(await notedWithoutCode(trx, row.id, order, order.withoutCode.mostCents)))
      return { ok: false, refusal: "code_needed" };
    const fee = row.fee_cents > 0 ? [feeRow(row)] : [];
    const received = payee ? [receivedRow(row, payee.accountId, now)] : [];
    const queue = payee ? trx.with("told", (db) => telling(db, received)) : trx;
    const placing = queue.insertInto("transactions").values([row, ...fee, ...received]);
    const payment = (await placing.returningAll().execute()).find(({ id }) => id === row.id);
    if (!payment) throw new Error("A payment was not stored.");
    if (payee) {
      await matchRequests(trx, received, now);
      const legs = outgoingLegs(payer, payee, row.amount_cents, row.fee_cents);
      const { id: transactionId, currency: booked } = payment;
      await book(trx, [
        { purpose: "transfer", transactionId, bookedAt: instant(now), currency: booked, legs },
      ]);
    }
    return { ok: true, payment, replayed: false };
  });
}

/**
 * The newest payment since then to the same account, of the same amount and reference; newer than the one it
 * repeats.
 */
export function likePayment(
  db: Db,
  order: Pick<PaymentOrder, "accountId" | "to" | "amountCents" | "currency" | "reference" | "now">,
  { of, seesSalaries, since = order.now - dayMs }: Repeat,
) {
  const { accountId, to, amountCents, currency = "EUR", reference } = order;
  const known = db
    .selectFrom("transactions")
    .select("seq")
    .where("id", "=", of)
    .where("account_id", "=", accountId);
  return (
    db
      .selectFrom("transactions")
      .select("id")
      .where("account_id", "=", accountId)
      // Literally, as the index is of these: with a parameter it would be planned anew for each payment.
      .where("type", "=", sql.lit("SEND" as const))
      .where("direct_debit", "is", null)
      .where("status", "not in", ["declined", "error_done"])
      .where("to_account", "=", to.account)
      .where("amount_cents", "=", amountCents)
      .where("currency", "=", currency)
      .where("to_reference", "=", reference)
      .where("created_at", ">", instant(since))
      .$if(!seesSalaries, (query) => query.where("is_salary", "=", false))
      .$if(of !== null, (query) => query.where((eb) => eb("seq", ">", eb.fn.coalesce(known, eb.lit(0)))))
      .orderBy("seq", "desc")
      .limit(1)
  );
}

/**
 * The payment of this key, or a refusal: for the newest of the last 24 hours to the same account, of the same amount and
 * reference, unless the payer knew of it, or for a limit of the payer's. Read with the payer's balance locked, so that of
 * two such payments one always sees the other.
 */
async function refusedOrMade(trx: Db, order: PaymentOrder): Promise<PlacedPayment | null> {
  const { accountId, amountCents, repeats, now, idempotencyKey, enteredBy = null, isPayout } = order;
  const { isMade, of, limits } = await trx
    .selectNoFrom((eb) => [
      eb.exists(withKey(trx, accountId, idempotencyKey).select("id")).as("isMade"),
      (repeats ? likePayment(trx, order, repeats) : eb.val<string | null>(null)).as("of"),
      jsonObjectFrom(limitsSet(trx, accountId, eb.val(enteredBy), now)).as("limits"),
    ])
    .executeTakeFirstOrThrow();
  if (!isMade) {
    if (of !== null) return { ok: false, refusal: "likely_repeat", of };
    const limit = isPayout
      ? null
      : limitBelow(limits, { amountCents, isInstant: order.paymentType === "INSTANT" });
    return limit && { ok: false, refusal: "above_limit", limit };
  }
  const payment = await withKey(trx, accountId, idempotencyKey).selectAll().executeTakeFirstOrThrow();
  return payment.payload_hash === order.payloadHash
    ? { ok: true, payment, replayed: true }
    : { ok: false, refusal: "key_reused" };
}

/** What an account has paid without a code since the bank's midnight. */
export const paidWithoutCode = (db: Db, accountId: string, now: number) =>
  db
    .selectFrom("payments_without_code")
    .select((row) => sql<Cents>`coalesce(sum(${row.ref("amount_cents")}), 0)::bigint`.as("cents"))
    .where("account_id", "=", accountId)
    .where("created_at", ">=", instant(startOfDay(civilDate(now, bankTimeZone))));

/** With the payer's balance locked, so that of several payments each counts what the others have paid. */
async function notedWithoutCode(
  trx: Db,
  transactionId: string,
  { accountId, amountCents, now }: PaymentOrder,
  mostCents: Cents,
): Promise<boolean> {
  const { cents } = await paidWithoutCode(trx, accountId, now).executeTakeFirstOrThrow();
  if (cents + amountCents > mostCents) return false;
  await trx
    .insertInto("payments_without_code")
    .values({
      transaction_id: transactionId,
      account_id: accountId,
      amount_cents: amountCents,
      created_at: instant(now),
    })
    .execute();
  return true;
}

const withKey = (db: Db, accountId: string, key: string) =>
  db.selectFrom("transactions").where("account_id", "=", accountId).where("idempotency_key", "=", key);

/** Finds a payment after a lost answer. */
export const paymentByKey = (db: Db, accountId: string, key: string): Promise<Transaction | undefined> =>
  withKey(db, accountId, key).selectAll().executeTakeFirst();
