import { sql, type ExpressionBuilder } from "kysely";
import { epochOf, instant, type Cents, type Count, type Database, type Instant } from "../db/schema";
import { type TransactionStatus, type TransactionType } from "../db/tables/ledger";
import { type Db } from "./inTransaction";
import { searchedTexts } from "./search";
import { type Transaction } from "./transaction";

export interface LedgerFilter {
  accountId: string;
  /** Created at this instant or later. */
  start?: Instant;
  /** Created before this instant. */
  end?: Instant;
  /** Found anywhere in names, account numbers, the reference or the amount. */
  text?: string;
  statuses?: readonly TransactionStatus[];
  types?: readonly TransactionType[];
  /** Amounts as the list shows them, both included: the fee of a FEE row, otherwise the amount. */
  leastCents?: Cents;
  mostCents?: Cents;
}

/** What booked transactions moved, both positive. Only those of one currency count. */
export interface Totals {
  currency: string;
  inCents: Cents;
  outCents: Cents;
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
  /** What those that are done moved, in EUR; undefined unless asked for. */
  totals: Totals | undefined;
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

/** The currency totals are in. */
const counted = "EUR";

async function overview(db: Db, accountId: string) {
  const ofCounted = sql<boolean>`ledger_accounts.currency = ${sql.lit(counted)}`;
  return db
    .selectFrom("ledger_accounts")
    .innerJoin("balances", "balances.ledger_account_id", "ledger_accounts.id")
    .select([
      sql<Count>`coalesce(sum(balances.version), 0)::bigint`.as("version"),
      sql<Count>`coalesce(sum(balances.transactions), 0)::bigint`.as("total"),
      sql<Cents>`coalesce(sum(balances.credits_cents) filter (where ${ofCounted}), 0)::bigint`.as("inCents"),
      sql<Cents>`coalesce(sum(balances.debits_cents) filter (where ${ofCounted}), 0)::bigint`.as("outCents"),
    ])
    .where("ledger_accounts.account_id", "=", accountId)
    .executeTakeFirstOrThrow();
}

type Summary = Omit<Awaited<ReturnType<typeof overview>>, "version">;

/** How many transactions fit, and what those that are done moved. */
async function summarise(db: Db, filter: LedgerFilter): Promise<Summary> {
  const moved = (types: string) =>
    sql<Cents>`coalesce(sum(amount_cents) filter (
      where status = 'done' and currency = ${sql.lit(counted)} and ${sql.raw(types)}
    ), 0)::bigint`;
  return db
    .selectFrom("transactions")
    .select([
      sql<Count>`count(*)::bigint`.as("total"),
      moved("type = 'RECEIVE'").as("inCents"),
      moved("type <> 'RECEIVE'").as("outCents"),
    ])
    .where(fits(filter))
    .executeTakeFirstOrThrow();
}

/** The condition of a filter. A FEE row's amount is the fee, so `amount_cents` is what the list shows of every row. */
export const fits = (filter: LedgerFilter) => (eb: ExpressionBuilder<Database, "transactions">) => {
  const { accountId, start, end, text, statuses, types, leastCents, mostCents } = filter;
  const texts = searchedTexts(text ?? "");
  return eb.and([
    eb("account_id", "=", accountId),
    ...(start === undefined ? [] : [eb("created_at", ">=", start)]),
    ...(end === undefined ? [] : [eb("created_at", "<", end)]),
    ...(statuses === undefined ? [] : [sql<boolean>`status = any(${sql.val(list(statuses))}::text[])`]),
    ...(types === undefined ? [] : [sql<boolean>`type = any(${sql.val(list(types))}::text[])`]),
    ...(leastCents === undefined ? [] : [eb("amount_cents", ">=", leastCents)]),
    ...(mostCents === undefined ? [] : [eb("amount_cents", "<=", mostCents)]),
    ...(texts.length === 0 ? [] : [eb.or(texts.map((words) => sql<boolean>`strpos(search, ${words}) > 0`))]),
  ]);
};

/** One text in PostgreSQL's array form; the words are ours and need no quoting. */
const list = (words: readonly string[]) => `{${words.join(",")}}`;

const isUnfiltered = ({ accountId: _, text, ...others }: LedgerFilter) =>
  Object.values(others).every((part) => part === undefined) && searchedTexts(text ?? "").length === 0;

const isBefore = (cursor: string) => {
  const { createdAt, seq } = readCursor(cursor);
  return sql<boolean>`(created_at, seq) < (${createdAt}::timestamptz, ${seq}::bigint)`;
};

const newestFirst = (db: Db, filter: LedgerFilter, before: string | undefined, limit: number) =>
  db
    .selectFrom("transactions")
    .selectAll()
    .where(fits(filter))
    .$if(before !== undefined, (query) => query.where(isBefore(before ?? "")))
    .orderBy("created_at", "desc")
    .orderBy("seq", "desc")
    .limit(limit)
    .execute();

/** The summary of rows at hand, by the same rule as `summarise`. */
function summaryOf(rows: readonly Transaction[]): Summary {
  const booked = rows.filter(({ status, currency }) => status === "done" && currency === counted);
  const sum = (some: readonly Transaction[]) => some.reduce((total, row) => total + row.amount_cents, 0);
  return {
    total: rows.length,
    inCents: sum(booked.filter(({ type }) => type === "RECEIVE")),
    outCents: sum(booked.filter(({ type }) => type !== "RECEIVE")),
  };
}

interface PageRequest extends LedgerFilter {
  /** @default 50 */
  limit?: number;
  before?: string;
  /** @default false */
  withTotals?: boolean;
}

/** A page of an account's transactions. Throws RangeError for a `before` that no page gave. */
export async function listTransactions(
  db: Db,
  { limit = 50, before, withTotals = false, ...filter }: PageRequest,
): Promise<TransactionPage> {
  // Read before the rows: a change in between makes the next poll fetch again, never miss it.
  const { version, ...all } = await overview(db, filter.accountId);
  const rows = await newestFirst(db, filter, before, limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  // A search that finds little has read everything already: it is not read again to be added up.
  const isWhole = before === undefined && rows.length <= limit;
  const summary = isUnfiltered(filter) ? all : isWhole ? summaryOf(rows) : await summarise(db, filter);
  const { total, inCents, outCents } = summary;
  return {
    rows: page,
    next: rows.length > limit && last ? cursorOf(last) : null,
    oldest: await oldestTransaction(db, filter.accountId),
    total,
    totals: withTotals ? { currency: counted, inCents, outCents } : undefined,
    version,
  };
}

const stretch = 1_000;

/** Every transaction that fits, newest first, a stretch at a time: however many there are, few are held. */
export async function* everyTransaction(db: Db, filter: LedgerFilter): AsyncGenerator<Transaction> {
  let before: string | undefined;
  for (;;) {
    const rows = await newestFirst(db, filter, before, stretch);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < stretch) return;
    before = cursorOf(last);
  }
}

/** When the account's first transaction was made. */
export async function oldestTransaction(db: Db, accountId: string): Promise<Instant | null> {
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
