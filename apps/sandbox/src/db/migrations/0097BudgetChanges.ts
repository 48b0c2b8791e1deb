/**
 * Accounts whose budgets are to be judged, so that nobody looks through all of them. A row for each change, which waits
 * for no other: neither for who judges nor, without a foreign key, for who pays from the account.
 */
export const budgetChanges: readonly string[] = [
  `create table budget_changes (
    account_id uuid not null,
    seq bigint generated always as identity,
    primary key (account_id, seq)
  )`,
  `insert into budget_changes (account_id) select distinct account_id from budgets where limit_cents is not null`,
  `create function budgets_to_judge() returns trigger language plpgsql as $$
  begin
    insert into budget_changes (account_id) select account_id from ledger_accounts
    where id = new.ledger_account_id and exists (
      select from budgets where budgets.account_id = ledger_accounts.account_id and limit_cents is not null
    );
    return null;
  end $$`,
  `create trigger balances_judged after update on balances
    for each row when (old.version is distinct from new.version) execute function budgets_to_judge()`,
];
