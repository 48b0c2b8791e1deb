export const companyChanges = [
  `create table company_new_documents (
    id uuid primary key,
    account_id uuid not null references accounts,
    document text not null,
    file_name text not null check (file_name <> ''),
    bytes bytea not null check (octet_length(bytes) between 1 and 10000000),
    size bigint not null generated always as (octet_length(bytes)) stored,
    state text not null check (state in ('waiting', 'declined')),
    reason text not null default '',
    asked_at timestamptz not null,
    unique (account_id, document),
    check ((state = 'declined') = (reason <> ''))
  )`,
  `create table company_member_changes (
    id uuid primary key,
    account_id uuid not null references accounts,
    login_id uuid not null references logins,
    kind text not null check (kind in ('add', 'remove')),
    position text not null check (position in ('director', 'owner', 'member')),
    share bigint check (share between 0 and 10000),
    state text not null check (state in ('invited', 'refused', 'waiting', 'declined')),
    reason text not null default '',
    asked_at timestamptz not null,
    unique (account_id, login_id),
    check ((position = 'owner') = (share is not null)),
    check ((state = 'declined') = (reason <> '')),
    check (kind = 'add' or state in ('waiting', 'declined'))
  )`,
  `create unique index company_directors_to_be on company_member_changes (account_id)
    where kind = 'add' and position = 'director' and state in ('invited', 'waiting')`,
  `create index company_member_changes_of_login on company_member_changes (login_id)`,
];
