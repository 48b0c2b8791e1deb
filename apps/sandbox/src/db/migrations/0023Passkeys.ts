export const passkeys: readonly string[] = [
  `create table passkeys (
    id text primary key,
    login_id uuid not null references logins,
    public_key text not null,
    counter bigint not null,
    transports text not null,
    site text not null,
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  `create index passkeys_of_login on passkeys (login_id, created_at)`,
  `create table passkey_challenges (
    challenge text primary key,
    session_id uuid not null references sessions on delete cascade,
    subject text,
    expires_at timestamptz not null
  )`,
];
