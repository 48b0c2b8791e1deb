/** Receivers that are paid small amounts without a code, and what was paid so. */
export const trustedPayees: readonly string[] = [
  `create table trusted_payees (
    receiver_id uuid primary key references receivers on delete cascade,
    account_id uuid not null references accounts on delete cascade,
    name text not null,
    account text not null,
    trusted_by uuid not null references logins on delete cascade,
    created_at timestamptz not null
  )`,
  `create index trusted_payees_of_account on trusted_payees (account_id)`,
  `create index trusted_payees_of_login on trusted_payees (trusted_by)`,
  `create table payments_without_code (
    transaction_id text primary key,
    account_id uuid not null references accounts on delete cascade,
    amount_cents bigint not null check (amount_cents > 0),
    created_at timestamptz not null
  )`,
  `create index payments_without_code_of_account on payments_without_code (account_id, created_at)`,
  `create index payments_without_code_expiry on payments_without_code (created_at)`,
];
