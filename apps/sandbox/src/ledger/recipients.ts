import { type Db } from "../db/inTransaction";
import { type Transaction } from "./transaction";

/** Payees at this bank: account ids by payment id. */
export async function findRecipients(db: Db, payments: readonly Transaction[]): Promise<Map<string, string>> {
  const sent = payments.filter((payment) => payment.type === "SEND");
  const own = await byIban(db, sent);
  const pooled = await byTopUpReference(
    db,
    sent.filter((payment) => !own.has(payment.id)),
  );
  return new Map([...own, ...pooled]);
}

async function byIban(db: Db, payments: readonly Transaction[]): Promise<Map<string, string>> {
  if (payments.length === 0) return new Map();
  const accounts = await db
    .selectFrom("accounts")
    .innerJoin("ledger_accounts", "ledger_accounts.account_id", "accounts.id")
    .select(["accounts.id", "accounts.iban", "ledger_accounts.currency"])
    .where("accounts.iban", "in", [...new Set(payments.map((payment) => payment.to_account))])
    .execute();
  return match(payments, accounts, (payment, account) => payment.to_account === account.iban);
}

const wordsOf = (reference: string) => reference.split(/[^\p{L}\p{N}-]+/u).filter(Boolean);

/**
 * Money for a customer without an IBAN of their own goes to a partner bank's account; the reference identifies the
 * customer.
 */
async function byTopUpReference(db: Db, payments: readonly Transaction[]): Promise<Map<string, string>> {
  if (payments.length === 0) return new Map();
  const pools = await db
    .selectFrom("outside_accounts")
    .select("iban")
    .where("behaviour", "=", "pooled")
    .where("iban", "in", [...new Set(payments.map((payment) => payment.to_account))])
    .execute();
  const poolIbans = new Set(pools.map((pool) => pool.iban));
  const toPools = payments.filter((payment) => poolIbans.has(payment.to_account));
  const words = new Set(toPools.flatMap((payment) => wordsOf(payment.to_reference)));
  if (words.size === 0) return new Map();
  const accounts = await db
    .selectFrom("accounts")
    .innerJoin("ledger_accounts", "ledger_accounts.account_id", "accounts.id")
    .select(["accounts.id", "accounts.top_up_reference", "ledger_accounts.currency"])
    .where("accounts.top_up_reference", "in", [...words])
    .execute();
  return match(toPools, accounts, (payment, account) =>
    wordsOf(payment.to_reference).some((word) => word === account.top_up_reference),
  );
}

function match<A extends { id: string; currency: string }>(
  payments: readonly Transaction[],
  accounts: readonly A[],
  isFor: (payment: Transaction, account: A) => boolean,
): Map<string, string> {
  return new Map(
    payments.flatMap((payment) => {
      const found = accounts.find(
        (account) =>
          account.id !== payment.account_id &&
          account.currency === payment.currency &&
          isFor(payment, account),
      );
      return found ? [[payment.id, found.id] as const] : [];
    }),
  );
}
