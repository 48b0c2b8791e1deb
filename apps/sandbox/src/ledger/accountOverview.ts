import { sql } from "kysely";
import { type Cents, type Count, type Instant } from "../db/schema";
import { type Db } from "../db/inTransaction";
import { notedTransactions, type NotedTransaction } from "./notedTransactions";
import { seenRows, type SeenTransaction, type Sight } from "./seenTransactions";

/** Half-open. */
interface Span {
  start: Instant;
  end: Instant;
}

export interface Turnover {
  inCents: Cents;
  outCents: Cents;
}

// The conditions of the index `transactions_booked`, and those by which `listTransactions` counts its totals.
const booked = (accountId: string) => sql`account_id = ${accountId} and status = 'done' and currency = 'EUR'`;

/** What came in and went out in each span, in EUR, in their order. Money set aside in spaces stays the customer's. */
export async function turnovers(db: Db, accountId: string, spans: readonly Span[]): Promise<Turnover[]> {
  const ends = (end: keyof Span) => `{${spans.map((span) => span[end]).join(",")}}`;
  const { rows } = await sql<Turnover>`
    select coalesce(moved.ins, 0)::bigint - coalesce(kept.ins, 0)::bigint as "inCents",
      coalesce(moved.outs, 0)::bigint - coalesce(kept.outs, 0)::bigint as "outCents"
    from unnest(${ends("start")}::timestamptz[], ${ends("end")}::timestamptz[])
      with ordinality as span (start_at, end_at, place)
    cross join lateral (
      select sum(amount_cents) filter (where type = 'RECEIVE') as ins,
        sum(amount_cents) filter (where type <> 'RECEIVE') as outs
      from transactions where ${booked(accountId)} and created_at >= span.start_at and created_at < span.end_at
    ) moved
    cross join lateral (
      select sum(amount_cents) filter (where type = 'RECEIVE') as ins,
        sum(amount_cents) filter (where type <> 'RECEIVE') as outs
      from transactions where ${booked(accountId)} and created_at >= span.start_at and created_at < span.end_at
        and space_id in (select id from spaces where spaces.account_id = ${accountId})
    ) kept
    order by span.place
  `.execute(db);
  return rows;
}

export interface LargestPayee {
  account: string;
  /** As it was last written. */
  name: string;
  outCents: Cents;
}

/**
 * Where most of what was sent since then went, as far as it may be seen. Accounts tell payees apart: names are written
 * in many ways.
 */
export async function largestPayees(db: Db, sight: Sight, start: Instant): Promise<LargestPayee[]> {
  const seen = seenRows(sight);
  const paid = sql`${booked(sight.accountId)} and type = 'SEND' and space_id is null and created_at >= ${start} and not is_hidden`;
  const { rows } = await sql<LargestPayee>`
    select payee.account, latest.to_name as name, payee.cents as "outCents"
    from (
      select to_account as account, sum(amount_cents)::bigint as cents
      from ${seen} transactions where ${paid}
      group by to_account order by cents desc, to_account limit 5
    ) payee
    cross join lateral (
      select to_name from ${seen} transactions where ${paid} and to_account = payee.account
      order by created_at desc limit 1
    ) latest
    order by payee.cents desc, payee.account
  `.execute(db);
  return rows;
}

/** Rows that are searched for payees: an account that is only paid into is not read from end to end. */
const searched = 300;

export type RecentPayee = Pick<SeenTransaction, "to_name" | "to_account" | "to_bic" | "beneficiary_type">;

/** Who was paid last, as far as it may be seen, the latest first, each once. */
export async function recentPayees(db: Db, sight: Sight): Promise<RecentPayee[]> {
  const { rows } = await sql<RecentPayee>`
    with latest as (
      select to_name, to_account, to_bic, beneficiary_type, type, status, direct_debit, space_id, is_hidden, created_at, seq
      from ${seenRows(sight)} transactions where account_id = ${sight.accountId}
      order by created_at desc, seq desc limit ${searched}
    ), payees as (
      select distinct on (to_account) * from latest
      where type = 'SEND' and direct_debit is null and space_id is null and status not in ('declined', 'error_done') and not is_hidden
      order by to_account, created_at desc, seq desc
    )
    select to_name, to_account, to_bic, beneficiary_type from payees order by created_at desc, seq desc limit 5
  `.execute(db);
  return rows;
}

/** Payments that are not final, the newest three of them, and how many there are. */
export async function waitingPayments(
  db: Db,
  sight: Sight,
): Promise<{ rows: NotedTransaction[]; total: Count }> {
  const waiting = notedTransactions(db, sight)
    .where(sql<boolean>`status in ('new', 'pending', 'approved')`)
    .where("type", "in", ["SEND", "RECEIVE"]);
  const [rows, { total }] = await Promise.all([
    waiting.selectAll().orderBy("created_at", "desc").orderBy("seq", "desc").limit(3).execute(),
    waiting.select(sql<Count>`count(*)::bigint`.as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}
