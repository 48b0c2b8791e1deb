/** What customers are told, by what of it they are mailed, and which transactions they have not been told of yet. */
export const notifications: readonly string[] = [
  `create table notifications (
    seq bigint generated always as identity primary key,
    id uuid not null unique default gen_random_uuid(),
    login_id uuid not null references logins on delete cascade,
    account_id uuid references accounts on delete cascade,
    kind text not null,
    words jsonb not null,
    search text not null,
    target text,
    target_id text,
    is_published boolean not null default false,
    created_at timestamptz not null,
    read_at timestamptz
  )`,
  `create index notifications_of_login on notifications (login_id, seq)`,
  `create index notifications_unread on notifications (login_id) where read_at is null`,
  `create index notifications_of_account on notifications (account_id)`,
  `create index notifications_unpublished on notifications (seq) where not is_published`,
  `create index notifications_by_age on notifications (created_at)`,
  `create table notification_choices (
    login_id uuid not null references logins on delete cascade,
    kind text not null,
    is_mailed boolean not null,
    updated_at timestamptz not null,
    primary key (login_id, kind)
  )`,
  `create table untold_transactions (
    transaction_id text primary key,
    account_id uuid not null references accounts on delete cascade
  )`,
  `create index untold_transactions_of_account on untold_transactions (account_id)`,
];
