/** What customers ask others to pay, and what came in for it. */
export const moneyRequests: readonly string[] = [
  `create table money_requests (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    made_by uuid not null references logins on delete cascade,
    key uuid not null,
    token text not null unique,
    payer text not null,
    what_for text not null,
    amount_cents bigint not null check (amount_cents > 0),
    reference text not null unique,
    until text not null,
    cancelled_at timestamptz,
    settled_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (account_id, key)
  )`,
  `create index money_requests_of_account on money_requests (account_id, created_at)`,
  `create index money_requests_of_maker on money_requests (made_by)`,
  `create index money_requests_until on money_requests (until)`,
  `create table money_request_payments (
    transaction_id text primary key,
    request_id uuid not null references money_requests on delete cascade,
    is_chosen boolean not null,
    created_at timestamptz not null
  )`,
  `create index money_request_payments_of_request on money_request_payments (request_id)`,
];
