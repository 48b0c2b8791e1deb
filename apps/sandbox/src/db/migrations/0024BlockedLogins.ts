export const blockedLogins: readonly string[] = [
  `alter table logins add column blocked_by text check (blocked_by in ('customer', 'bank'))`,
];
