/** The address that confirms a login, and the payee a name check was about, whatever the amount: of earlier ones unknown. */
export const checks = [
  `alter table logins add column confirm_by text not null default 'email' check (confirm_by in ('email', 'phone'))`,
  `alter table vop_checks add column payee_hash text`,
  `update vop_checks set payee_hash = payload_hash`,
  `alter table vop_checks alter column payee_hash set not null`,
];
