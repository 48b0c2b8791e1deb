/** The address that confirms a login, and the payee a name check was about, whatever the amount. */
export const checks = [
  `alter table logins add column confirm_by text not null default 'email' check (confirm_by in ('email', 'phone'))`,
  `alter table vop_checks add column payee_hash text not null`,
];
