/**
 * What an account had at the end of each of its closed days that something was booked on, so that a statement adds up
 * its own days only. A row is as final as the day: it is refused while the day is open.
 */
export const dayBalances: readonly string[] = [
  `create table day_balances (
    ledger_account_id bigint not null references ledger_accounts,
    until timestamptz not null,
    posted_cents bigint not null,
    primary key (ledger_account_id, until)
  )`,
  `create function refuse_open_day() returns trigger language plpgsql as $$
  begin
    if exists (
      select from added join balances using (ledger_account_id)
      where balances.closed_until is null or balances.closed_until < added.until
    ) then
      raise exception 'a day has a balance once it is closed' using errcode = 'restrict_violation';
    end if;
    return null;
  end $$`,
  `create trigger day_balances_closed after insert on day_balances
    referencing new table as added for each statement execute function refuse_open_day()`,
  `create trigger day_balances_keep before update or delete on day_balances
    for each row execute function refuse_change()`,
  `create trigger day_balances_keep_all before truncate on day_balances
    for each statement execute function refuse_change()`,
];
