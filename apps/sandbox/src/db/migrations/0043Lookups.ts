/**
 * What a payment and a name check read by its number, where they read whole tables: balances of all customers with each
 * entry, and transactions of all of them with each payee that was checked that day.
 */
export const lookups: readonly string[] = [
  `create or replace function book_entries(legs json) returns void language plpgsql as $$
  declare
    chosen int := hashint8(pg_current_xact_id()::text::bigint) & 7;
  begin
    with leg as (
      select * from rows from (json_to_recordset(legs) as (
        purpose text, transaction_id text, booked_at timestamptz, currency text,
        ledger_account_id bigint, kind text, amount_cents bigint)) with ordinality as leg (
        purpose, transaction_id, booked_at, currency, ledger_account_id, kind, amount_cents, place)
    ), entry as (
      insert into journal_entries (purpose, transaction_id, booked_at)
      select purpose, transaction_id, greatest(booked_at, max((
        select closed_until from balances where balances.ledger_account_id = leg.ledger_account_id)))
      from leg group by purpose, transaction_id, booked_at
      returning id, purpose, transaction_id, booked_at
    )
    insert into postings (entry_id, ledger_account_id, currency, amount_cents, booked_at)
    select entry.id, coalesce(leg.ledger_account_id, (
        select id from ledger_accounts internal where internal.account_id is null
          and internal.kind = leg.kind and internal.currency = leg.currency and internal.stripe = chosen
      )), leg.currency, leg.amount_cents, entry.booked_at
    from leg join entry using (purpose, transaction_id)
    order by leg.place;
  end $$`,
];

/** Built apart, beside whoever writes. */
export const lookupIndexes: readonly string[] = [
  `create index transactions_of_check on transactions (vop_check_id) where vop_check_id is not null`,
  `create index vop_checks_of_payee on vop_checks (account_id, payee_hash)`,
];
