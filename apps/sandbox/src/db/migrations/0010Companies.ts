export const companies = [
  `alter table logins add column invited_by uuid references logins`,
  `create unique index companies_of_login on accounts (login_id, country, registration_number) where kind = 'corporate'`,
  `create unique index companies_confirmed on accounts (country, registration_number)
    where kind = 'corporate' and corporate_confirm`,
  `create table company_answers (
    account_id uuid not null references accounts,
    name text not null,
    section text not null,
    value text not null check (length(value) <= 2000),
    updated_at timestamptz not null,
    primary key (account_id, name)
  )`,
  `create table company_documents (
    account_id uuid not null references accounts,
    document text not null,
    file_name text not null check (file_name <> ''),
    bytes bytea not null check (octet_length(bytes) between 1 and 10000000),
    size bigint not null generated always as (octet_length(bytes)) stored,
    review text not null default 'waiting' check (review in ('waiting', 'accepted', 'rejected')),
    comment text not null default '',
    uploaded_at timestamptz not null,
    reviewed_at timestamptz,
    primary key (account_id, document),
    check ((review = 'waiting') = (reviewed_at is null))
  )`,
  `create table company_members (
    account_id uuid not null references accounts,
    login_id uuid not null references logins,
    position text not null check (position in ('director', 'owner', 'member')),
    share bigint check (share between 0 and 10000),
    created_at timestamptz not null,
    primary key (account_id, login_id),
    check ((position = 'owner') = (share is not null))
  )`,
  `create unique index company_directors on company_members (account_id) where position = 'director'`,
  `create table company_contracts (
    id uuid primary key,
    account_id uuid not null references accounts,
    facts_hash text not null,
    language text not null check (language in ('en', 'lv')),
    bytes bytea not null,
    sha256 text not null,
    created_at timestamptz not null,
    shown_at timestamptz not null
  )`,
  `create index company_contracts_of_account on company_contracts (account_id, shown_at)`,
  `create table company_signatures (
    id uuid primary key,
    contract_id uuid not null references company_contracts,
    account_id uuid not null references accounts,
    signer_id uuid not null references logins,
    signer_name text not null,
    signed_at timestamptz not null,
    bytes bytea not null,
    superseded_at timestamptz
  )`,
  `create unique index company_signatures_current on company_signatures (account_id) where superseded_at is null`,
  `create table company_reviews (
    id bigint generated always as identity primary key,
    account_id uuid not null references accounts,
    decision text not null check (decision in ('confirmed', 'returned')),
    reason text not null,
    at timestamptz not null,
    check (decision = 'confirmed' or reason <> '')
  )`,
  `create index company_reviews_of_account on company_reviews (account_id, id)`,
];
