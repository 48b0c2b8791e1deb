/** Device and last use of a session, the second answer to a refresh, and the delivery status of a message. */
export const sessionsAndMail = [
  `alter table sessions
    add column sibling_refresh_hash text,
    add column browser text not null default '',
    add column system text not null default '',
    add column last_seen_at timestamptz`,
  `update sessions set last_seen_at = created_at`,
  `alter table sessions alter column last_seen_at set not null`,
  `alter table outbox
    add column route text not null default 'outbox' check (route in ('outbox', 'smtp')),
    add column problem text,
    add check (route = 'smtp' or (delivered_at is null and problem is null)),
    add check (delivered_at is null or problem is null)`,
];
