/** An operator's authenticator; one being set up belongs to the session in which the password was given for it. */
export const operatorFactors: readonly string[] = [
  `alter table operators add column totp_secret text, add column totp_last_step bigint`,
  `alter table operator_sessions add column totp_setup text`,
];
