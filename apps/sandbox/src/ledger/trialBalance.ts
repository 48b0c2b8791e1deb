import { sql } from "kysely";
import { type Cents, type Count } from "../db/schema";
import { type LedgerAccountKind } from "../db/tables/ledger";
import { type Db } from "./inTransaction";

export interface TrialBalance {
  /** What is booked on all ledger accounts of a kind. */
  lines: { kind: LedgerAccountKind; currency: string; postedCents: Cents }[];
  /** All lines of a currency together: always zero. */
  totals: { currency: string; postedCents: Cents }[];
  /** Ledger accounts whose kept balance differs from the sum of their postings or holds: always none. */
  unequal: Count[];
}

/** The whole ledger added up from its postings, and the kept balances compared with them. */
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
