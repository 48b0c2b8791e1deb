import { sql, type ExpressionBuilder } from "kysely";
import { epochOf, instant, type Count, type Database, type Instant } from "../db/schema";
import { type TransactionStatus, type TransactionType } from "../db/tables/ledger";
import { type Db } from "./inTransaction";
import { searchPatterns } from "./search";
import { type Transaction } from "./transaction";

export interface TransactionFilter {
  accountId: string;
  /** Created at this instant or later. */
  start?: Instant;
  /** Created before this instant. */
  end?: Instant;
  /** Found anywhere in names, account numbers, the reference or the amount. */
  text?: string;
  statuses?: readonly TransactionStatus[];
  types?: readonly TransactionType[];
}

export interface TransactionPage {
  /** Newest first. */
  rows: Transaction[];
  /** Give it as `before` for the next page; null on the last one. */
  next: string | null;
  /** When the account's first transaction was made, whatever the filter. */
  oldest: Instant | null;
  /** How many transactions fit the filter. */
  total: Count;
  /** See `transactionsVersion`. */
  version: Count;
}

/** The form of a cursor. */
export const cursorPattern = /^(\d{1,15})-(\d{1,15})$/;

const cursorOf = (row: Transaction) => `${epochOf(row.created_at)}-${row.seq}`;

function readCursor(cursor: string): { createdAt: Instant; seq: Count } {
  const [, epoch, seq] = cursorPattern.exec(cursor) ?? [];
  if (epoch === undefined || seq === undefined)
    throw new RangeError("This is no cursor of a transaction list.");
  return { createdAt: instant(Number(epoch)), seq: Number(seq) };
}

/**
 * A number that goes up whenever a transaction or the balance of the account changes: the ETag of its list.
 * One indexed read, so that an idle poll costs next to nothing.
 */
export async function transactionsVersion(db: Db, accountId: string): Promise<Count> {
  return (await overview(db, accountId)).version;
}

async function overview(db: Db, accountId: string) {
  return db
    .selectFrom("ledger_accounts")
    .innerJoin("balances", "balances.ledger_account_id", "ledger_accounts.id")
    .select((eb) => [
      eb.cast<Count>(eb.fn.coalesce(eb.fn.sum("balances.version"), eb.lit(0)), "bigint").as("version"),
      eb.cast<Count>(eb.fn.coalesce(eb.fn.sum("balances.transactions"), eb.lit(0)), "bigint").as("all"),
    ])
    .where("ledger_accounts.account_id", "=", accountId)
    .executeTakeFirstOrThrow();
}

const fits = (filter: TransactionFilter) => (eb: ExpressionBuilder<Database, "transactions">) => {
  const { accountId, start, end, text, statuses, types } = filter;
  const patterns = searchPatterns(text ?? "");
  return eb.and([
    eb("account_id", "=", accountId),
    ...(start === undefined ? [] : [eb("created_at", ">=", start)]),
    ...(end === undefined ? [] : [eb("created_at", "<", end)]),
    ...(statuses === undefined ? [] : [sql<boolean>`status = any(${sql.val(list(statuses))}::text[])`]),
    ...(types === undefined ? [] : [sql<boolean>`type = any(${sql.val(list(types))}::text[])`]),
    ...(patterns.length === 0 ? [] : [eb.or(patterns.map((pattern) => eb("search", "like", pattern)))]),
  ]);
};

/** One text in PostgreSQL's array form; the words are ours and need no quoting. */
const list = (words: readonly string[]) => `{${words.join(",")}}`;

const isUnfiltered = ({ start, end, text, statuses, types }: TransactionFilter) =>
  [start, end, statuses, types].every((part) => part === undefined) &&
  searchPatterns(text ?? "").length === 0;

/** A page of an account's transactions. Throws RangeError for a `before` that no page gave. */
export async function listTransactions(
  db: Db,
  { limit = 50, before, ...filter }: TransactionFilter & { limit?: number; before?: string },
): Promise<TransactionPage> {
  // Read before the rows: a change in between makes the next poll fetch again, never miss it.
  const { version, all } = await overview(db, filter.accountId);
  const cursor = before === undefined ? null : readCursor(before);
  const rows = await db
    .selectFrom("transactions")
    .selectAll()
    .where(fits(filter))
    .$if(cursor !== null, (query) =>
      query.where(
        sql<boolean>`(created_at, seq) < (${cursor?.createdAt}::timestamptz, ${cursor?.seq}::bigint)`,
      ),
    )
    .orderBy("created_at", "desc")
    .orderBy("seq", "desc")
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page,
    next: rows.length > limit && last ? cursorOf(last) : null,
    oldest: await oldestOf(db, filter.accountId),
    total: isUnfiltered(filter) ? all : await count(db, filter),
    version,
  };
}

async function oldestOf(db: Db, accountId: string): Promise<Instant | null> {
  const row = await db
    .selectFrom("transactions")
    .select("created_at")
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("seq")
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

async function count(db: Db, filter: TransactionFilter): Promise<Count> {
  const { total } = await db
    .selectFrom("transactions")
    .select((eb) => eb.cast<Count>(eb.fn.countAll(), "bigint").as("total"))
    .where(fits(filter))
    .executeTakeFirstOrThrow();
  return total;
}
