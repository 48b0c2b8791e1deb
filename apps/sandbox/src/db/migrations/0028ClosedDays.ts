/**
 * Up to when an account's books are closed: a statement of those days was given out. What is booked later, however long
 * ago it was asked for, is booked after them; decided here, with the balance locked.
 */
export const closedDays: readonly string[] = [
  `alter table balances add column closed_until timestamptz`,
  `create or replace function book_entries(legs json) returns void language plpgsql as $$
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
    left join ledger_accounts internal
      on internal.account_id is null and internal.kind = leg.kind and internal.currency = leg.currency;
  end $$`,
];
