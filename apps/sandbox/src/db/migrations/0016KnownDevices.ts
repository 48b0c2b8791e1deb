export const knownDevices: readonly string[] = [
  `create table known_devices (
    hash text primary key,
    login_id uuid not null references logins,
    expires_at timestamptz not null
  )`,
  `create index known_devices_of_login on known_devices (login_id)`,
  `create index known_devices_by_expiry on known_devices (expires_at)`,
];
