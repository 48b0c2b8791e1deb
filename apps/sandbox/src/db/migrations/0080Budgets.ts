/**
 * What may be spent on a category in a month. One that was taken away stays with its version and with what was told. A
 * change is one of the account's list, so that other devices hear of it.
 */
export const budgets: readonly string[] = [
  `create table budgets (
    account_id uuid not null references accounts on delete cascade,
    category text not null,
    limit_cents bigint check (limit_cents > 0),
    version bigint not null,
    told_month text,
    told_percent bigint,
    judged_version bigint,
    updated_at timestamptz not null,
    primary key (account_id, category),
    check ((told_month is null) = (told_percent is null))
  )`,
  `create trigger budgets_renew after insert or update of limit_cents on budgets
    for each row execute function list_renewed()`,
];
