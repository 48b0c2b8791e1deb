/**
 * What customers write about their transactions themselves: a note, and what it was for, of one or of all with a payee.
 * Transactions never change; a change of these is one of the account's list.
 */
export const transactionNotes: readonly string[] = [
  `create table transaction_notes (
    transaction_id text primary key references transactions on delete cascade,
    account_id uuid not null references accounts on delete cascade,
    category text,
    note text not null,
    search text not null,
    version bigint not null,
    updated_at timestamptz not null
  )`,
  `create index transaction_notes_of_account on transaction_notes (account_id)`,
  `create table payee_categories (
    account_id uuid not null references accounts on delete cascade,
    payee text not null,
    category text not null,
    updated_at timestamptz not null,
    primary key (account_id, payee)
  )`,
  `create function list_renewed() returns trigger language plpgsql as $$
  begin
    update balances set version = version + 1 from ledger_accounts
    where ledger_accounts.id = balances.ledger_account_id
      and ledger_accounts.account_id = case when tg_op = 'DELETE' then old.account_id else new.account_id end;
    return null;
  end $$`,
  `create trigger transaction_notes_renew after insert or update on transaction_notes
    for each row execute function list_renewed()`,
  `create trigger payee_categories_renew after insert or update or delete on payee_categories
    for each row execute function list_renewed()`,
];
