export const operators: readonly string[] = [
  `create table operators (
    id uuid primary key,
    name text not null check (name <> ''),
    name_key text not null unique,
    password_hash text not null,
    rights text not null,
    created_at timestamptz not null,
    disabled_at timestamptz
  )`,
  `create table operator_sessions (
    hash text primary key,
    operator_id uuid not null references operators,
    created_at timestamptz not null,
    last_seen_at timestamptz not null
  )`,
  `create index operator_sessions_of_operator on operator_sessions (operator_id)`,
  `create table operator_invitations (
    hash text primary key,
    rights text not null,
    invited_by uuid references operators,
    is_printed boolean not null,
    expires_at timestamptz not null
  )`,
];
