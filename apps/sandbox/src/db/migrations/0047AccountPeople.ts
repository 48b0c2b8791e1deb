/** Who besides its owner may use a company's account. They see it; the columns say what else they may do. */
export const accountPeople: readonly string[] = [
  `create table account_people (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    login_id uuid not null references logins on delete cascade,
    state text not null check (state in ('invited', 'refused', 'active')),
    first_name text not null,
    last_name text not null,
    may_pay boolean not null,
    may_keep_documents boolean not null,
    may_name_people boolean not null,
    per_payment_cents bigint check (per_payment_cents > 0),
    per_day_cents bigint check (per_day_cents > 0),
    invited_by uuid not null,
    invited_at timestamptz not null,
    updated_at timestamptz not null,
    constraint one_access_per_person unique (account_id, login_id)
  )`,
  `create index account_people_of_login on account_people (login_id)`,
];
