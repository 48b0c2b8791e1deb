/** Browsers that notifications are pushed to, what waits to be pushed, and the key that the bank made to push with. */
export const pushes: readonly string[] = [
  `create table push_subscriptions (
    id uuid primary key default gen_random_uuid(),
    login_id uuid not null references logins on delete cascade,
    session_id uuid references sessions on delete set null,
    endpoint text not null unique,
    service text not null,
    p256dh text not null,
    auth text not null,
    shows_details boolean not null,
    subscribed_at timestamptz not null
  )`,
  `create index push_subscriptions_of_login on push_subscriptions (login_id)`,
  `create index push_subscriptions_of_session on push_subscriptions (session_id)`,
  `create table pushes (
    id uuid primary key default gen_random_uuid(),
    subscription_id uuid not null references push_subscriptions on delete cascade,
    notification_id uuid not null references notifications (id) on delete cascade,
    service text not null,
    tries integer not null default 0,
    next_try_at timestamptz not null,
    useful_until timestamptz not null
  )`,
  `create index pushes_due on pushes (service, next_try_at)`,
  `create index pushes_of_subscription on pushes (subscription_id)`,
  `create index pushes_of_notification on pushes (notification_id)`,
  `create table push_keys (
    id text primary key,
    public_key text not null,
    sealed_private text not null
  )`,
];
