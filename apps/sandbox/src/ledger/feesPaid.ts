import { sql } from "kysely";
import { instant, type Cents, type Count } from "../db/schema";
import { startOfDay } from "../days";
import { type Db } from "../db/inTransaction";

/** `charge` is what the bank charges by hand, in words of its own. */
export type PaidService = "instant" | "credit" | "swift" | "standing_order" | "direct_debit" | "charge";

/** How often a service was used at one fee. */
export interface FeeUse {
  service: PaidService;
  /** Of a charge. */
  reference: string;
  feeCents: Cents;
  times: Count;
}

export interface FeeYear {
  accountId: string;
  year: number;
}

const boundsOf = ({ year }: FeeYear) => ({
  start: instant(startOfDay(`${year}-01-01`)),
  end: instant(startOfDay(`${year + 1}-01-01`)),
});

const isUuid = "^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$";
const planId = sql`case when split_part(t.idempotency_key, ' ', 1) ~ ${sql.lit(isUuid)}
  then split_part(t.idempotency_key, ' ', 1)::uuid end`;

/** What went out of an account in a calendar year at the bank, by service and by the fee that was posted with it. */
export async function feeUses(db: Db, which: FeeYear): Promise<FeeUse[]> {
  const { start, end } = boundsOf(which);
  const { rows } = await sql<FeeUse>`
    select service, reference, "feeCents", count(*)::bigint as times
    from (
      select
        case
          when t.type = 'fee_manual' then 'charge'
          when t.direct_debit is not null then 'direct_debit'
          when exists (
            select from planned_payments plan
            where plan.id = ${planId} and plan.ordered::json #>> '{order,plan,rhythm}' is distinct from 'once'
          ) then 'standing_order'
          when t.payment_system = 'SWIFT' then 'swift'
          when t.payment_type = 'INSTANT' then 'instant'
          else 'credit'
        end as service,
        case when t.type = 'fee_manual' then t.to_reference else '' end as reference,
        coalesce((
          select sum(posting.amount_cents)
          from postings posting
          join ledger_accounts place on place.id = posting.ledger_account_id and place.kind = 'fees'
          where posting.entry_id = entry.id
        ), 0)::bigint as "feeCents"
      from journal_entries entry
      join transactions t on t.id = entry.transaction_id
      where entry.id in (
          select posting.entry_id
          from postings posting
          join ledger_accounts own on own.id = posting.ledger_account_id
          where own.account_id = ${which.accountId} and own.currency = 'EUR'
            and posting.booked_at >= ${start} and posting.booked_at < ${end}
        )
        and entry.purpose <> 'return'
        and t.account_id = ${which.accountId}
        and t.type in ('SEND', 'fee_manual')
        and t.space_id is null
    ) used
    group by service, reference, "feeCents"
    order by service, reference, "feeCents"
  `.execute(db);
  return rows;
}

/** What was posted to the bank as fees of an account in a calendar year. */
export const feesOfYear = async (db: Db, which: FeeYear): Promise<Cents> =>
  (await feeUses(db, which)).reduce((sum, { feeCents, times }) => sum + feeCents * times, 0);

/** When the first of an account's money was booked; null before that. */
export async function firstBooked(db: Db, accountId: string): Promise<string | null> {
  const { first } = await db
    .selectFrom("postings")
    .innerJoin("ledger_accounts", "ledger_accounts.id", "postings.ledger_account_id")
    .select((row) => row.fn.min("postings.booked_at").as("first"))
    .where("ledger_accounts.account_id", "=", accountId)
    .where("ledger_accounts.currency", "=", "EUR")
    .executeTakeFirstOrThrow();
  return first;
}
