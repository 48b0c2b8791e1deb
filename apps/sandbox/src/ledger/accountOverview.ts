import { sql } from "kysely";
import { type Cents, type Count, type Instant } from "../db/schema";
import { type Db } from "../db/inTransaction";
import { type Transaction } from "./transaction";

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

/** What came in and went out in each span, in EUR, in their order. */
export async function turnovers(db: Db, accountId: string, spans: readonly Span[]): Promise<Turnover[]> {
  const ends = (end: keyof Span) => `{${spans.map((span) => span[end]).join(",")}}`;
  const { rows } = await sql<Turnover>`
    select coalesce(moved.ins, 0)::bigint as "inCents", coalesce(moved.outs, 0)::bigint as "outCents"
    from unnest(${ends("start")}::timestamptz[], ${ends("end")}::timestamptz[])
      with ordinality as span (start_at, end_at, place)
    cross join lateral (
      select sum(amount_cents) filter (where type = 'RECEIVE') as ins,
        sum(amount_cents) filter (where type <> 'RECEIVE') as outs
      from transactions where ${booked(accountId)} and created_at >= span.start_at and created_at < span.end_at
    ) moved
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

/** Where most of what was sent since then went. Accounts tell payees apart: names are written in many ways. */
export async function largestPayees(db: Db, accountId: string, start: Instant): Promise<LargestPayee[]> {
  const { rows } = await sql<LargestPayee>`
    select payee.account, latest.to_name as name, payee.cents as "outCents"
    from (
      select to_account as account, sum(amount_cents)::bigint as cents
      from transactions where ${booked(accountId)} and type = 'SEND' and created_at >= ${start}
      group by to_account order by cents desc, to_account limit 5
    ) payee
    cross join lateral (
      select to_name from transactions
      where ${booked(accountId)} and type = 'SEND' and created_at >= ${start} and to_account = payee.account
      order by created_at desc limit 1
    ) latest
    order by payee.cents desc, payee.account
  `.execute(db);
  return rows;
}

/** Rows that are searched for payees: an account that is only paid into is not read from end to end. */
const searched = 300;

export type RecentPayee = Pick<Transaction, "to_name" | "to_account" | "to_bic" | "beneficiary_type">;

/** Who was paid last, the latest first, each once. */
export async function recentPayees(db: Db, accountId: string): Promise<RecentPayee[]> {
  const { rows } = await sql<RecentPayee>`
    with latest as (
      select to_name, to_account, to_bic, beneficiary_type, type, status, created_at, seq
      from transactions where account_id = ${accountId} order by created_at desc, seq desc limit ${searched}
    ), payees as (
      select distinct on (to_account) * from latest
      where type = 'SEND' and status not in ('declined', 'error_done')
      order by to_account, created_at desc, seq desc
    )
    select to_name, to_account, to_bic, beneficiary_type from payees order by created_at desc, seq desc limit 5
  `.execute(db);
  return rows;
}

/** Payments that are not final, the newest three of them, and how many there are. */
export async function waitingPayments(
  db: Db,
  accountId: string,
): Promise<{ rows: Transaction[]; total: Count }> {
  const waiting = db
    .selectFrom("transactions")
    .where("account_id", "=", accountId)
    .where(sql<boolean>`status in ('new', 'pending', 'approved')`)
    .where("type", "in", ["SEND", "RECEIVE"]);
  const [rows, { total }] = await Promise.all([
    waiting.selectAll().orderBy("created_at", "desc").orderBy("seq", "desc").limit(3).execute(),
    waiting.select(sql<Count>`count(*)::bigint`.as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}
