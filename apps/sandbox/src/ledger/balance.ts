import { expressionBuilder, sql, type Expression } from "kysely";
import { epochOf, type Cents, type Count, type Database, type Instant } from "../db/schema";
import { bankTimeZone } from "../days";
import { type Db } from "../db/inTransaction";

export interface Balance {
  currency: string;
  postedCents: Cents;
  /** Withheld by payments that are not final. */
  pendingOutCents: Cents;
  overdraftCents: Cents;
  /** Posted less withheld, plus the overdraft. */
  availableCents: Cents;
}

export interface LockedBalance extends Balance {
  ledgerAccountId: Count;
  accountId: string;
  iban: string | null;
  /** Nothing is paid from it or to it; what was may come back. */
  isClosed: boolean;
}

const columns = [
  "balances.ledger_account_id",
  "balances.posted_cents",
  "balances.pending_out_cents",
  "balances.overdraft_cents",
  "ledger_accounts.currency",
] as const;

type Row = {
  posted_cents: Cents;
  pending_out_cents: Cents;
  overdraft_cents: Cents | null;
  currency: string;
};

export function readBalance(row: Row): Balance {
  const overdraftCents = row.overdraft_cents ?? 0;
  return {
    currency: row.currency,
    postedCents: row.posted_cents,
    pendingOutCents: row.pending_out_cents,
    overdraftCents,
    availableCents: row.posted_cents - row.pending_out_cents + overdraftCents,
  };
}

/** All balances of an account, for `readBalance`, as a part of another statement. */
export const selectBalances = (accountId: Expression<string>) =>
  expressionBuilder<Database, never>()
    .selectFrom("ledger_accounts")
    .innerJoin("balances", "balances.ledger_account_id", "ledger_accounts.id")
    .select([...columns, "balances.version"])
    .where("ledger_accounts.account_id", "=", accountId);

/** Null if the account has no such currency. */
export async function balanceOf(db: Db, accountId: string, currency = "EUR"): Promise<Balance | null> {
  const row = await db
    .selectFrom("ledger_accounts")
    .innerJoin("balances", "balances.ledger_account_id", "ledger_accounts.id")
    .select(columns)
    .where("ledger_accounts.account_id", "=", accountId)
    .where("ledger_accounts.currency", "=", currency)
    .executeTakeFirst();
  return row ? readBalance(row) : null;
}

/** The last closed day that ends until then and has a balance of its own, for the ledger account of another statement. */
export const lastDay = (until: Instant) =>
  expressionBuilder<Database, "ledger_accounts">()
    .selectFrom("day_balances")
    .select(["until", "posted_cents"])
    .whereRef("day_balances.ledger_account_id", "=", "ledger_accounts.id")
    .where("until", "<=", until)
    .orderBy("until", "desc")
    .limit(1);

const ledgerAccount = (accountId: string, currency: string) =>
  expressionBuilder<Database, never>()
    .selectFrom("ledger_accounts")
    .select("id")
    .where("account_id", "=", accountId)
    .where("currency", "=", currency);

/**
 * Closes the books of an account up to an instant: waits for what is being booked, and whatever is booked later is booked
 * after it. Nothing opens them again, so a statement of those days never changes, and their balances can be kept.
 */
export async function closeBooks(db: Db, accountId: string, until: Instant, currency = "EUR"): Promise<void> {
  await db
    .updateTable("balances")
    .set({ closed_until: until })
    .where("ledger_account_id", "=", ledgerAccount(accountId, currency))
    .where((eb) => eb.or([eb("closed_until", "is", null), eb("closed_until", "<", until)]))
    .execute();
  await keepDays(db, accountId, currency);
}

/** Milliseconds that some account's books are closed beyond now: more than 0 once a clock that was ahead closed them. */
export async function closedAheadMs(db: Db, now: number): Promise<number> {
  const { until } = await db
    .selectFrom("balances")
    .select((row) => row.fn.max("closed_until").as("until"))
    .executeTakeFirstOrThrow();
  return until === null ? 0 : Math.max(0, epochOf(until) - now);
}

/** Without the balance locked: whoever else keeps the same days finds the same. */
async function keepDays(db: Db, accountId: string, currency: string): Promise<void> {
  const day = sql`(date_trunc('day', postings.booked_at at time zone ${bankTimeZone}) + interval '1 day')`;
  await sql`
    insert into day_balances (ledger_account_id, until, posted_cents)
    select id, until, kept + sum(cents) over (order by until)
    from (
      select b.ledger_account_id as id, coalesce(last.posted_cents, 0) as kept,
        ${day} at time zone ${bankTimeZone} as until, sum(postings.amount_cents) as cents
      from balances b
      left join lateral (
        select until, posted_cents from day_balances where ledger_account_id = b.ledger_account_id
        order by until desc limit 1
      ) last on true
      join postings on postings.ledger_account_id = b.ledger_account_id
        and postings.booked_at >= coalesce(last.until, '-infinity') and postings.booked_at < b.closed_until
      where b.ledger_account_id = ${ledgerAccount(accountId, currency)}
      group by b.ledger_account_id, last.posted_cents, 3
    ) day
    on conflict do nothing
  `.execute(db);
}

/**
 * Locks the balances of accounts, and of the customer accounts with these IBANs, until the transaction ends.
 * Always in the order of their numbers, so that transactions do not deadlock.
 */
export async function lockBalances(
  trx: Db,
  {
    accountIds,
    ibans = [],
    currencies,
  }: { accountIds: readonly string[]; ibans?: readonly string[]; currencies: readonly string[] },
): Promise<LockedBalance[]> {
  const rows = await trx
    .selectFrom("accounts")
    .innerJoin("ledger_accounts", "ledger_accounts.account_id", "accounts.id")
    .innerJoin("balances", "balances.ledger_account_id", "ledger_accounts.id")
    .select(columns)
    .select(["accounts.id as account_id", "accounts.iban", "balances.is_closed"])
    .where("ledger_accounts.currency", "in", currencies)
    .where((eb) =>
      eb.or([
        eb("accounts.id", "in", accountIds),
        ...(ibans.length === 0 ? [] : [eb("accounts.iban", "in", ibans)]),
      ]),
    )
    .orderBy("balances.ledger_account_id")
    .forUpdate("balances")
    .execute();
  return rows.map((row) => ({
    ...readBalance(row),
    ledgerAccountId: row.ledger_account_id,
    accountId: row.account_id,
    iban: row.iban,
    isClosed: row.is_closed,
  }));
}
