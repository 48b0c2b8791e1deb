import { sql } from "kysely";
import { type Cents, type Count } from "../db/schema";
import { type LedgerAccountKind } from "../db/tables/ledger";
import { type Db } from "../db/inTransaction";

export interface TrialBalance {
  /** The booked sum of each kind of ledger account. */
  lines: { kind: LedgerAccountKind; currency: string; postedCents: Cents }[];
  /** The sum of all lines of a currency: always zero. */
  totals: { currency: string; postedCents: Cents }[];
  /** Ledger accounts whose stored balance, now or of a closed day, differs from their postings or holds: always none. */
  unequal: Count[];
}

/** Sums up the whole ledger from its postings and checks the stored balances. */
export async function trialBalance(db: Db): Promise<TrialBalance> {
  const lines = await sql<TrialBalance["lines"][number]>`
    select l.kind, l.currency, coalesce(sum(p.amount_cents), 0)::bigint as "postedCents"
    from ledger_accounts l left join postings p on p.ledger_account_id = l.id
    group by l.kind, l.currency order by l.currency, l.kind
  `.execute(db);
  const unequal = await sql<{ id: Count }>`
    select l.id
    from ledger_accounts l
    left join balances b on b.ledger_account_id = l.id
    left join lateral (
      select coalesce(sum(amount_cents), 0) as cents from postings where ledger_account_id = l.id
    ) posted on true
    left join lateral (
      select coalesce(sum(held_cents), 0) as cents from transactions
      where account_id = l.account_id and currency = l.currency
    ) held on true
    where b.posted_cents is distinct from posted.cents or b.pending_out_cents is distinct from held.cents
    union
    select day.id
    from (
      select ledger_account_id as id, until, lag(until) over days as since,
        posted_cents - lag(posted_cents, 1, 0::bigint) over days as moved
      from day_balances window days as (partition by ledger_account_id order by until)
    ) day
    where moved <> (
      select coalesce(sum(amount_cents), 0) from postings
      where ledger_account_id = day.id and booked_at < day.until
        and booked_at >= coalesce(day.since, '-infinity')
    )
  `.execute(db);
  const totals = new Map<string, Cents>();
  for (const line of lines.rows)
    totals.set(line.currency, (totals.get(line.currency) ?? 0) + line.postedCents);
  return {
    lines: lines.rows,
    totals: [...totals].map(([currency, postedCents]) => ({ currency, postedCents })),
    unequal: unequal.rows.map((row) => row.id),
  };
}
