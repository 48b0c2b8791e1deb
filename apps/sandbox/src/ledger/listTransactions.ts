import { type Category } from "@amberline/domain/categories";
import { labelKey } from "@amberline/domain/labels";
import { sql, type ExpressionBuilder } from "kysely";
import { epochOf, instant, type Cents, type Count, type Instant } from "../db/schema";
import { type TransactionStatus, type TransactionType } from "../db/tables/ledger";
import { type Db } from "../db/inTransaction";
import { searchedTexts } from "./search";
import { notedTransactions, type NotedTransaction } from "./notedTransactions";
import { type Sight } from "./seenTransactions";

export interface LedgerFilter extends Sight {
  /** Creation time, inclusive. */
  start?: Instant;
  /** Creation time, exclusive. */
  end?: Instant;
  /** Matches names, account numbers, the reference, the amount, and the customer's note, labels and names of files. */
  text?: string;
  statuses?: readonly TransactionStatus[];
  types?: readonly TransactionType[];
  categories?: readonly Category[];
  /** Whether there are files of the customer beside it. */
  hasFiles?: boolean;
  /** Any of them, compared without case. */
  labels?: readonly string[];
  /** Displayed amounts, both included: the fee of a FEE row, otherwise the amount. */
  leastCents?: Cents;
  mostCents?: Cents;
  /** This one alone. */
  transactionId?: string;
}

/** Turnover of booked transactions in one currency, both positive. */
export interface Totals {
  currency: string;
  inCents: Cents;
  outCents: Cents;
}

export interface TransactionPage {
  /** Newest first. */
  rows: NotedTransaction[];
  /** The `before` of the next page; null on the last. */
  next: string | null;
  /** Creation time of the account's first transaction, regardless of the filter. */
  oldest: Instant | null;
  /** Number of matching transactions. */
  total: Count;
  /** Turnover of those that are done, in EUR; undefined unless requested. */
  totals: Totals | undefined;
  /** See `transactionsVersion`. */
  version: Count;
}

export const cursorPattern = /^(\d{1,15})-(\d{1,15})$/;

const cursorOf = (row: NotedTransaction) => `${epochOf(row.created_at)}-${row.seq}`;

function readCursor(cursor: string): { createdAt: Instant; seq: Count } {
  const [, epoch, seq] = cursorPattern.exec(cursor) ?? [];
  if (epoch === undefined || seq === undefined)
    throw new RangeError("This is no cursor of a transaction list.");
  return { createdAt: instant(Number(epoch)), seq: Number(seq) };
}

/**
 * Incremented whenever a transaction or the balance of the account changes: the ETag of its list. One indexed read, so
 * that polling an idle account costs next to nothing.
 */
export async function transactionsVersion(db: Db, accountId: string): Promise<Count> {
  return (await overview(db, accountId)).version;
}

/** Currency of the totals. */
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

const moved = (types: string) =>
  sql<Cents>`coalesce(sum(amount_cents) filter (
    where status = 'done' and currency = ${sql.lit(counted)} and ${sql.raw(types)}
  ), 0)::bigint`;

/** Number of matches, and the turnover of those that are done. */
async function summarise(db: Db, filter: LedgerFilter): Promise<Summary> {
  return notedTransactions(db, filter)
    .select([
      sql<Count>`count(*)::bigint`.as("total"),
      moved("type = 'RECEIVE'").as("inCents"),
      moved("type <> 'RECEIVE'").as("outCents"),
    ])
    .where(fits(filter))
    .executeTakeFirstOrThrow();
}

/**
 * A filter as an SQL condition. A FEE row's amount is the fee, so `amount_cents` is the displayed amount of every row.
 */
const fits =
  (filter: LedgerFilter) => (eb: ExpressionBuilder<{ transactions: NotedTransaction }, "transactions">) => {
    const { start, end, text, statuses, types, categories, hasFiles, labels } = filter;
    const { leastCents, mostCents, transactionId } = filter;
    const texts = searchedTexts(text ?? "");
    return eb.and([
      ...(start === undefined ? [] : [eb("created_at", ">=", start)]),
      ...(end === undefined ? [] : [eb("created_at", "<", end)]),
      ...(statuses === undefined ? [] : [sql<boolean>`status = any(${sql.val(list(statuses))}::text[])`]),
      ...(types === undefined ? [] : [sql<boolean>`type = any(${sql.val(list(types))}::text[])`]),
      ...(categories === undefined
        ? []
        : [sql<boolean>`category = any(${sql.val(list(categories))}::text[])`]),
      ...(hasFiles === undefined ? [] : [sql<boolean>`${isFiled(filter)} = ${sql.lit(hasFiles)}`]),
      ...(labels === undefined ? [] : [isLabelled(filter, labels)]),
      ...(leastCents === undefined ? [] : [eb("amount_cents", ">=", leastCents)]),
      ...(mostCents === undefined ? [] : [eb("amount_cents", "<=", mostCents)]),
      ...(transactionId === undefined ? [] : [eb("id", "=", transactionId)]),
      ...(texts.length === 0
        ? []
        : [
            eb.or(
              texts.flatMap((words) => [sql<boolean>`strpos(search, ${words}) > 0`, isNoted(filter, words)]),
            ),
          ]),
    ]);
  };

const isNoted = ({ accountId }: Sight, words: string) =>
  sql<boolean>`(not is_hidden and id in (
    select transaction_id from transaction_notes where account_id = ${accountId} and strpos(search, ${words}) > 0
    union all
    select transaction_id from transaction_files where account_id = ${accountId} and strpos(search, ${words}) > 0
    union all
    select transaction_id from transaction_labels where account_id = ${accountId} and strpos(search, ${words}) > 0
  ))`;

const isFiled = ({ accountId }: Sight) =>
  sql<boolean>`(not is_hidden and id in (select transaction_id from transaction_files where account_id = ${accountId}))`;

const isLabelled = ({ accountId }: Sight, labels: readonly string[]) =>
  sql<boolean>`(not is_hidden and id in (
    select transaction_id from transaction_labels
    where account_id = ${accountId} and key in (${sql.join(labels.map(labelKey))})
  ))`;

/** A PostgreSQL array literal; our own words need no quoting. */
const list = (words: readonly string[]) => `{${words.join(",")}}`;

const isUnfiltered = ({ accountId: _, hiddenAs: _word, text, ...others }: LedgerFilter) =>
  Object.values(others).every((part) => part === undefined) && searchedTexts(text ?? "").length === 0;

const isBefore = (cursor: string) => {
  const { createdAt, seq } = readCursor(cursor);
  return sql<boolean>`(created_at, seq) < (${createdAt}::timestamptz, ${seq}::bigint)`;
};

/** How many rows are read for a page. Written into the statement, whose plan can be kept then: so there are few. */
const readFor = (limit: number) => sql.lit([2, 51, 201, 501].find((rows) => rows > limit) ?? limit + 1);

const newestFirst = (db: Db, filter: LedgerFilter, before: string | undefined, limit: number) =>
  notedTransactions(db, filter)
    .selectAll()
    .where(fits(filter))
    .$if(before !== undefined, (query) => query.where(isBefore(before ?? "")))
    .orderBy("created_at", "desc")
    .orderBy("seq", "desc")
    .limit(readFor(limit))
    .execute();

/** The same rules as `summarise`, for rows in memory. */
function summaryOf(rows: readonly NotedTransaction[]): Summary {
  const booked = rows.filter(({ status, currency }) => status === "done" && currency === counted);
  const sum = (some: readonly NotedTransaction[]) => some.reduce((total, row) => total + row.amount_cents, 0);
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

/** Throws RangeError for a `before` that is no cursor. */
export async function listTransactions(
  db: Db,
  { limit = 50, before, withTotals = false, ...filter }: PageRequest,
): Promise<TransactionPage> {
  // Read before the rows, so that after a concurrent change the next poll fetches again.
  const { version, ...all } = await overview(db, filter.accountId);
  const rows = await newestFirst(db, filter, before, limit);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  // If all matches fit on the page, they need not be read again for the summary.
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

/** Labels of what the customer sees whole of the account. */
export const labelledOf = (db: Db, { accountId, hiddenAs }: Sight) =>
  db
    .selectFrom("transaction_labels")
    .innerJoin("transactions", "transactions.id", "transaction_labels.transaction_id")
    .where("transaction_labels.account_id", "=", accountId)
    .$if(hiddenAs !== null, (query) => query.where("is_salary", "=", false));

export async function labelsOf(db: Db, sight: Sight): Promise<string[]> {
  const rows = await labelledOf(db, sight).select("label").distinct().execute();
  return rows.map(({ label }) => label).toSorted(new Intl.Collator("lv").compare);
}

export interface CategorySum {
  category: Category;
  inCents: Cents;
  outCents: Cents;
}

const sums = (db: Db, filter: LedgerFilter) =>
  notedTransactions(db, filter)
    .select(["category", moved("type = 'RECEIVE'").as("inCents"), moved("type <> 'RECEIVE'").as("outCents")])
    .where(fits(filter))
    .where(sql<boolean>`status = 'done' and currency = ${sql.lit(counted)}`)
    .groupBy("category");

/** What came in and went out for each category among the matches, as the totals count it, the most spent first. */
export const categorySums = (db: Db, filter: LedgerFilter): Promise<CategorySum[]> =>
  sums(db, filter).orderBy("outCents", "desc").orderBy("inCents", "desc").orderBy("category").execute();

/** What went out without what came back, of each category, never less than nothing; moves to spaces are left out. */
export async function spentCents(db: Db, filter: LedgerFilter): Promise<ReadonlyMap<Category, Cents>> {
  const rows = await sums(db, filter).where("space_id", "is", null).execute();
  return new Map(rows.map(({ category, inCents, outCents }) => [category, Math.max(outCents - inCents, 0)]));
}

/** Read at once: few enough for other requests not to wait while they are parsed. */
const batchSize = 200;

/** All matches, newest first, read in batches so that few are in memory. */
export async function* everyTransaction(db: Db, filter: LedgerFilter): AsyncGenerator<NotedTransaction> {
  let before: string | undefined;
  for (;;) {
    const rows = await newestFirst(db, filter, before, batchSize);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    before = cursorOf(last);
  }
}

/** Creation time of the account's first transaction. */
export async function oldestTransaction(db: Db, accountId: string): Promise<Instant | null> {
  const row = await db
    .selectFrom("transactions")
    .select("created_at")
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("seq")
    .limit(sql.lit(1))
    .executeTakeFirst();
  return row?.created_at ?? null;
}
