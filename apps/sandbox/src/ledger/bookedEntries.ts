import { sql } from "kysely";
import { instant, type Cents, type Count, type Instant } from "../db/schema";
import { type EntryPurpose } from "../db/tables/ledger";
import { lastDay } from "./balance";
import { type Db } from "../db/inTransaction";
import { seenTransactions, type SeenTransaction, type Sight } from "./seenTransactions";

export interface BookedRange {
  accountId: string;
  /** @default "EUR" */
  currency?: string;
  /** Inclusive. */
  start: Instant;
  /** Exclusive. */
  end: Instant;
}

/** The closing balance is `openingCents + inCents - outCents`. */
export interface BookedSummary {
  openingCents: Cents;
  /** Both positive. */
  inCents: Cents;
  outCents: Cents;
  entries: Count;
  entriesIn: Count;
  /** Id of the newest posting included. */
  last: Count;
}

/** A payment, its fee, or received money. */
export interface BookedEntry {
  transaction: SeenTransaction;
  /** Positive for credit, negative for debit. */
  amountCents: Cents;
  bookedAt: Instant;
  purpose: EntryPurpose;
  /** Of a direct debit, or one that came back; null if it is none. */
  debit: DebitNumbers | null;
}

/** By which a creditor knows a direct debit. */
export interface DebitNumbers {
  endToEndId: string;
  mandate: string;
  creditorId: string;
}

const ofAccount = (db: Db, { accountId, currency = "EUR", end }: BookedRange) =>
  db
    .selectFrom("postings")
    .innerJoin("ledger_accounts", "ledger_accounts.id", "postings.ledger_account_id")
    .where("ledger_accounts.account_id", "=", accountId)
    .where("ledger_accounts.currency", "=", currency)
    .where("postings.booked_at", "<", end);

/**
 * Opening balance and turnover of a range, from the last day before it that has a balance. Postings of a customer are
 * written while its balance row is locked, so that they become visible in the order of their ids: reading up to `last`
 * later gives exactly these postings, without keeping a transaction open.
 */
export function summariseBooked(
  db: Db,
  { accountId, currency = "EUR", start, end }: BookedRange,
): Promise<BookedSummary> {
  const sum = (condition: ReturnType<typeof sql>) =>
    sql<Cents>`coalesce(sum(postings.amount_cents) filter (where ${condition}), 0)::bigint`;
  const isWithin = sql`postings.booked_at >= ${start}::timestamptz`;
  return db
    .selectFrom("ledger_accounts")
    .leftJoinLateral(lastDay(start).as("kept"), (join) => join.onTrue())
    .leftJoin("postings", (join) =>
      join
        .onRef("postings.ledger_account_id", "=", "ledger_accounts.id")
        .on("postings.booked_at", ">=", sql<Instant>`coalesce(kept.until, '-infinity')`)
        .on("postings.booked_at", "<", end),
    )
    .where("ledger_accounts.account_id", "=", accountId)
    .where("ledger_accounts.currency", "=", currency)
    .select([
      sql<Cents>`coalesce(max(kept.posted_cents), 0) + ${sum(sql`not ${isWithin}`)}`.as("openingCents"),
      sum(sql`${isWithin} and postings.amount_cents > 0`).as("inCents"),
      sql<Cents>`-${sum(sql`${isWithin} and postings.amount_cents < 0`)}`.as("outCents"),
      sql<Count>`count(*) filter (where ${isWithin})`.as("entries"),
      sql<Count>`count(*) filter (where ${isWithin} and postings.amount_cents > 0)`.as("entriesIn"),
      sql<Count>`coalesce(max(postings.id), 0)`.as("last"),
    ])
    .executeTakeFirstOrThrow();
}

/** Booked before an instant: the opening balance of a statement that begins then. */
export const balanceAt = async (db: Db, accountId: string, at: Instant, currency = "EUR"): Promise<Cents> =>
  (await summariseBooked(db, { accountId, currency, start: at, end: at })).openingCents;

/** Read at once: few enough for other requests not to wait while they are parsed. */
const batchSize = 200;

interface Posting {
  id: Count;
  entryId: Count;
  amountCents: Cents;
  bookedAt: Instant;
  transactionId: string;
  purpose: EntryPurpose;
}

interface Cursor {
  bookedAt: Instant;
  id: Count;
}

const nextPostings = (db: Db, range: BookedRange & { last: Count }, after: Cursor): Promise<Posting[]> =>
  ofAccount(db, range)
    .innerJoin("journal_entries", "journal_entries.id", "postings.entry_id")
    .select(["postings.id", "postings.entry_id as entryId", "postings.amount_cents as amountCents"])
    .select(["postings.booked_at as bookedAt", "journal_entries.transaction_id as transactionId", "purpose"])
    .where("postings.id", "<=", range.last)
    .where(
      sql<boolean>`(postings.booked_at, postings.id) > (${after.bookedAt}::timestamptz, ${after.id}::bigint)`,
    )
    .orderBy("postings.booked_at")
    .orderBy("postings.id")
    .limit(batchSize)
    .execute();

interface Rows {
  payments: Map<string, SeenTransaction>;
  fees: Map<string, SeenTransaction>;
  /** By the payment of the other customer. */
  received: Map<string, SeenTransaction>;
  /** By what was collected. */
  debits: ReadonlyMap<string, DebitNumbers>;
}

const collectedWith = ({ id, type, counterpart_id: sentId }: SeenTransaction): string =>
  type === "RECEIVE" ? (sentId ?? id) : id;

async function debitsBehind(db: Db, rows: readonly SeenTransaction[]): Promise<Rows["debits"]> {
  const ids = rows.filter((row) => row.direct_debit !== null).map(collectedWith);
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom("debit_collections as collection")
    .innerJoin("mandates", "mandates.id", "collection.mandate_id")
    .select(["collection.transaction_id as id", "collection.end_to_end_id as endToEndId"])
    .select(["mandates.reference as mandate", "mandates.creditor_id as creditorId"])
    .where("collection.transaction_id", "in", ids)
    .execute();
  return new Map(found.flatMap(({ id, ...numbers }) => (id === null ? [] : [[id, numbers] as const])));
}

/** The account's transactions behind postings: its payments, their fees, and what other customers sent it. */
async function rowsBehind(db: Db, sight: Sight, postings: readonly Posting[]): Promise<Rows> {
  const named = new Set(postings.map(({ transactionId }) => transactionId));
  const ids = sql`${`{${[...named].join(",")}}`}::text[]`;
  const rows = (column: "id" | "payment_id" | "counterpart_id") =>
    seenTransactions(db, sight)
      .selectAll()
      .where(sql<boolean>`${sql.ref(column)} = any(${ids})`);
  const found = await rows("id").unionAll(rows("payment_id")).unionAll(rows("counterpart_id")).execute();
  const debits = await debitsBehind(db, found);
  const result: Rows = { payments: new Map(), fees: new Map(), received: new Map(), debits };
  for (const row of found) {
    if (named.has(row.id)) result.payments.set(row.id, row);
    else if (row.payment_id !== null) result.fees.set(row.payment_id, row);
    else if (row.counterpart_id !== null) result.received.set(row.counterpart_id, row);
  }
  return result;
}

/**
 * The transaction of a posting. A payment and its fee are two postings of one entry; if their amounts are equal, the
 * first is taken for the payment.
 */
function rowOf(
  { transactionId, amountCents, entryId }: Posting,
  rows: Rows,
  paid: Set<Count>,
): SeenTransaction {
  const payment = rows.payments.get(transactionId);
  const fee = rows.fees.get(transactionId);
  const isFee =
    amountCents < 0 &&
    fee?.amount_cents === -amountCents &&
    (payment?.amount_cents !== fee.amount_cents || paid.has(entryId));
  const row = isFee ? fee : (payment ?? rows.received.get(transactionId));
  if (!row) throw new Error(`Posting of ${transactionId} belongs to no transaction of the account.`);
  if (fee && fee.amount_cents === row.amount_cents) paid.add(entryId);
  return row;
}

/** Entries of a range, oldest first, read in batches so that few are in memory. */
export async function* bookedEntries(
  db: Db,
  range: BookedRange & Sight & Pick<BookedSummary, "last">,
): AsyncGenerator<BookedEntry> {
  const paid = new Set<Count>();
  let after: Cursor = { bookedAt: instant(Date.parse(range.start) - 1), id: Number.MAX_SAFE_INTEGER };
  for (;;) {
    const postings = await nextPostings(db, range, after);
    const rows = await rowsBehind(db, range, postings);
    for (const posting of postings) {
      const { amountCents, bookedAt, purpose } = posting;
      const transaction = rowOf(posting, rows, paid);
      const debit = rows.debits.get(collectedWith(transaction)) ?? null;
      yield { transaction, amountCents, bookedAt, purpose, debit };
    }
    const last = postings.at(-1);
    if (!last || postings.length < batchSize) return;
    after = last;
  }
}
