/** Short words that customers put on their transactions. A change of them is one of the note beside them. */
export const transactionLabels: readonly string[] = [
  `create table transaction_labels (
    transaction_id text not null references transactions on delete cascade,
    account_id uuid not null references accounts on delete cascade,
    key text not null check (key <> ''),
    label text not null,
    search text not null,
    place smallint not null,
    primary key (account_id, key, transaction_id)
  )`,
  `create index transaction_labels_of_transaction on transaction_labels (transaction_id)`,
];
