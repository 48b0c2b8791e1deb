/** Files that customers put beside their transactions, such as photos of receipts. */
export const transactionFiles: readonly string[] = [
  `create table transaction_files (
    transaction_id text not null references transactions on delete cascade,
    id uuid not null,
    account_id uuid not null references accounts on delete cascade,
    name text not null check (name <> ''),
    search text not null,
    media_type text not null,
    bytes bytea not null check (octet_length(bytes) between 1 and 5000000),
    size bigint not null generated always as (octet_length(bytes)) stored,
    created_at timestamptz not null,
    primary key (account_id, transaction_id, id)
  )`,
  `create index transaction_files_of_transaction on transaction_files (transaction_id)`,
  `create trigger transaction_files_renew after insert or delete on transaction_files
    for each row execute function list_renewed()`,
];
