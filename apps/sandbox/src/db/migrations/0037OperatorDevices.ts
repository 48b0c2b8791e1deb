export const operatorDevices: readonly string[] = [
  `alter table known_devices alter column login_id drop not null`,
  `alter table known_devices add column operator_id uuid references operators`,
  `alter table known_devices add constraint known_devices_owner
    check (num_nonnulls(login_id, operator_id) = 1)`,
];
