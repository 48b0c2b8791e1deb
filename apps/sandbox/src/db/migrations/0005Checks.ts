/** By which address a login is confirmed; and for which payee, whatever the amount, a name check was made. */
export const checks = [
  `alter table logins add column confirm_by text not null default 'email' check (confirm_by in ('email', 'phone'))`,
  `alter table vop_checks add column payee_hash text not null`,
];
