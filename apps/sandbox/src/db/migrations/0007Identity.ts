export const identity = [
  `create table totp_setups (
    login_id uuid primary key references logins,
    secret text not null,
    expires_at timestamptz not null
  )`,
  `create table recovery_codes (
    id uuid primary key,
    login_id uuid not null references logins,
    salt text not null,
    code_hash text not null,
    created_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index recovery_codes_of_login on recovery_codes (login_id)`,
  `create table verifications (
    id uuid primary key,
    login_id uuid not null references logins,
    state text not null check (state in ('draft', 'submitted', 'approved', 'retry', 'final')),
    document text check (document in ('passport', 'id_card')),
    language text not null default 'en',
    uploads bigint not null default 0,
    reason text,
    comment text not null default '',
    created_at timestamptz not null,
    submitted_at timestamptz,
    pending_from timestamptz,
    decided_at timestamptz,
    check (state = 'draft' or (document is not null and submitted_at is not null and pending_from is not null)),
    check ((state in ('approved', 'retry', 'final')) = (decided_at is not null)),
    check ((state in ('retry', 'final')) = (reason is not null))
  )`,
  `create unique index verifications_open on verifications (login_id) where state in ('draft', 'submitted')`,
  `create index verifications_of_login on verifications (login_id, created_at)`,
  `create index verifications_waiting on verifications (submitted_at) where state = 'submitted'`,
  `create table verification_photos (
    verification_id uuid not null references verifications on delete cascade,
    part text not null check (part in ('front', 'back', 'selfie')),
    media_type text not null check (media_type in ('image/jpeg', 'image/png', 'image/webp')),
    bytes bytea not null check (octet_length(bytes) between 1 and 10485760),
    created_at timestamptz not null,
    primary key (verification_id, part)
  )`,
  `create table verification_links (
    id uuid primary key,
    login_id uuid not null references logins,
    sent_by uuid not null references logins,
    hash text not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index verification_links_of_login on verification_links (login_id, created_at)`,
  `create table widget_tokens (
    hash text primary key,
    login_id uuid not null references logins,
    session_id uuid references sessions on delete cascade,
    link_id uuid references verification_links on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    check ((session_id is null) <> (link_id is null))
  )`,
  `create index widget_tokens_by_expiry on widget_tokens (expires_at)`,
  `create index widget_tokens_of_session on widget_tokens (session_id)`,
];
