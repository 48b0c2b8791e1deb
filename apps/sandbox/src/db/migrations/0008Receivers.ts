export const receivers = [
  `create table receivers (
    id uuid primary key,
    account_id uuid not null references accounts,
    name text not null,
    account text not null,
    bic text not null,
    bank_name text not null default '',
    beneficiary_type text not null check (beneficiary_type in ('private', 'organization')),
    details text not null default '',
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (account_id, account)
  )`,
];
