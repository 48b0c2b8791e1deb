/**
 * Everybody's payments book on the same internal accounts, one after the other: so each of those has eight rows, whose sum
 * is the account's. A transaction takes one by chance, and the same for all it books: two that took several, each in its
 * own order, would deadlock. The first row keeps what was booked before.
 */
export const internalRows: readonly string[] = [
  `alter table ledger_accounts add column stripe int not null default 0 check (stripe between 0 and 7),
    add check (account_id is null or stripe = 0)`,
  `drop index internal_ledger_accounts`,
  `create unique index internal_ledger_accounts on ledger_accounts (kind, currency, stripe) where account_id is null`,
  `with added as (
    insert into ledger_accounts (kind, currency, stripe)
    select kind, currency, n from ledger_accounts, generate_series(1, 7) n where account_id is null
    returning id
  )
  insert into balances (ledger_account_id) select id from added`,
  `create or replace function book_entries(legs json) returns void language plpgsql as $$
  declare
    chosen int := hashint8(pg_current_xact_id()::text::bigint) & 7;
  begin
    with leg as (
      select * from json_to_recordset(legs) as leg (
        purpose text, transaction_id text, booked_at timestamptz, currency text,
        ledger_account_id bigint, kind text, amount_cents bigint)
    ), entry as (
      insert into journal_entries (purpose, transaction_id, booked_at)
      select leg.purpose, leg.transaction_id, greatest(leg.booked_at, max(balances.closed_until))
      from leg left join balances on balances.ledger_account_id = leg.ledger_account_id
      group by leg.purpose, leg.transaction_id, leg.booked_at
      returning id, purpose, transaction_id, booked_at
    )
    insert into postings (entry_id, ledger_account_id, currency, amount_cents, booked_at)
    select entry.id, coalesce(leg.ledger_account_id, internal.id), leg.currency, leg.amount_cents, entry.booked_at
    from leg
    join entry using (purpose, transaction_id)
    left join ledger_accounts internal on internal.account_id is null
      and internal.kind = leg.kind and internal.currency = leg.currency and internal.stripe = chosen;
  end $$`,
];
