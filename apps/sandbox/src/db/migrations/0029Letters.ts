/** Messages wait for the mail server in the database, until a try succeeds or they are of no use any more. */
export const letters: readonly string[] = [
  `alter table outbox
    add column message_id uuid unique,
    add column sealed_body text,
    add column tries integer not null default 0,
    add column next_try_at timestamptz,
    add column useful_until timestamptz,
    add check (next_try_at is null or sealed_body is not null)`,
  `create index outbox_waiting on outbox (next_try_at) where next_try_at is not null`,
];
