import { instant } from "../db/schema";
import { lockBalances, type LockedBalance } from "./balance";
import { book, clearingOf, outgoingLegs, type Entry } from "./book";
import { type Db } from "../db/inTransaction";
import { matchRequests } from "./matchRequests";
import { receivedRow } from "./received";
import { tellLater } from "./tellLater";
import { type Transaction } from "./transaction";

export type FinalStatus = "done" | "declined" | "error_done";

/** Completes transactions and their fee rows, which no longer withhold anything. The caller must have locked them. */
export async function finish(
  trx: Db,
  payments: readonly Pick<Transaction, "id" | "account_id">[],
  { status, reason, now }: { status: FinalStatus; reason: string | null; now: number },
): Promise<void> {
  if (payments.length === 0) return;
  const ids = payments.map(({ id }) => id);
  await trx
    .updateTable("transactions")
    .set({ status, status_reason: reason, held_cents: 0, due_at: null, updated_at: instant(now) })
    .where((eb) => eb.or([eb("id", "in", ids), eb("payment_id", "in", ids)]))
    .execute();
  await tellLater(trx, payments);
}

/**
 * Books locked pending payments and completes them. `recipients` are the payees at this bank by payment id; all others
 * go through clearing. What goes to an account that was closed is declined. How many were booked.
 */
export async function settle(
  trx: Db,
  due: readonly Transaction[],
  recipients: ReadonlyMap<string, string>,
  now: number,
): Promise<number> {
  if (due.length === 0) return 0;
  const balances = await lockBalances(trx, {
    accountIds: [
      ...new Set(due.flatMap((payment) => [payment.account_id, recipients.get(payment.id) ?? []].flat())),
    ],
    currencies: [...new Set(due.map((payment) => payment.currency))],
  });
  const balanceOf = balanceFinder(balances);
  const closed = new Set(balances.filter(({ isClosed }) => isClosed).map(({ accountId }) => accountId));
  const isToClosed = ({ id }: Transaction) => closed.has(recipients.get(id) ?? "");
  const payments = due.filter((payment) => !isToClosed(payment));
  await finish(trx, due.filter(isToClosed), { status: "declined", reason: "account_closed", now });
  await finish(trx, payments, { status: "done", reason: null, now });
  const received = payments.flatMap((payment) => {
    const recipient = recipients.get(payment.id);
    return recipient ? [receivedRow(payment, recipient, now)] : [];
  });
  if (received.length > 0) await trx.insertInto("transactions").values(received).execute();
  await matchRequests(trx, received, now);
  await tellLater(trx, received);
  await book(
    trx,
    payments.map((payment) => entryOf(payment, recipients.get(payment.id), balanceOf, now)),
  );
  return payments.length;
}

type FindBalance = (accountId: string, currency: string) => LockedBalance;

function balanceFinder(balances: readonly LockedBalance[]): FindBalance {
  const byAccount = new Map(balances.map((balance) => [`${balance.accountId} ${balance.currency}`, balance]));
  return (accountId, currency) => {
    const balance = byAccount.get(`${accountId} ${currency}`);
    if (!balance) throw new Error(`Account ${accountId} holds no ${currency}.`);
    return balance;
  };
}

function entryOf(payment: Transaction, recipient: string | undefined, find: FindBalance, now: number): Entry {
  const { amount_cents: amountCents, fee_cents: feeCents, currency } = payment;
  const customer = find(payment.account_id, currency);
  const clearing = clearingOf(payment.payment_type);
  const base = { transactionId: payment.id, bookedAt: instant(now), currency };
  if (payment.type === "RECEIVE") {
    return { ...base, purpose: "receipt", legs: outgoingLegs(clearing, customer, amountCents, 0) };
  }
  return recipient
    ? {
        ...base,
        purpose: "transfer",
        legs: outgoingLegs(customer, find(recipient, currency), amountCents, feeCents),
      }
    : { ...base, purpose: "settlement", legs: outgoingLegs(customer, clearing, amountCents, feeCents) };
}
