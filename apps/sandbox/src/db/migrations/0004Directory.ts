export const directory = [
  `create table banks (
    country text not null,
    bank_code text not null,
    bic text not null,
    name text not null,
    takes_instant boolean not null,
    takes_credit boolean not null,
    vop_reachable boolean not null,
    primary key (country, bank_code)
  )`,
  `create index banks_by_bic on banks (bic)`,
  `create table outside_accounts (
    iban text primary key check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
    holder_name text not null,
    kind text not null check (kind in ('private', 'organization')),
    closed boolean not null default false,
    behaviour text not null default 'accepts' check (behaviour in ('accepts', 'rejects', 'silent', 'pooled'))
  )`,
  `create table payment_templates (
    id uuid primary key,
    account_id uuid not null references accounts,
    template_name text not null,
    beneficiary_name text not null,
    beneficiary_iban text not null,
    bic text not null,
    details text not null default '',
    amount_cents bigint not null check (amount_cents > 0),
    from_provider boolean not null default false,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create index payment_templates_of_account on payment_templates (account_id, created_at)`,
  `create table outbox (
    id bigint generated always as identity primary key,
    login_id uuid references logins,
    channel text not null check (channel in ('email', 'sms')),
    recipient text not null,
    subject text not null,
    body text not null,
    created_at timestamptz not null,
    delivered_at timestamptz
  )`,
  `create index outbox_newest on outbox (created_at)`,
  `create table audit_log (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    login_id uuid,
    account_id uuid,
    action text not null,
    detail text not null
  )`,
  `create index audit_log_newest on audit_log (at)`,
  `create trigger audit_log_keep before update or delete on audit_log for each row execute function refuse_change()`,
  `create table settings (key text primary key, value text not null)`,
];
