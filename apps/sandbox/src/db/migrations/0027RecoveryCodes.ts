/** Codes stored by a fast hash cannot be stretched afterwards: their owners are told that none is left. */
export const recoveryCodes: readonly string[] = [
  `delete from recovery_codes`,
  `alter table recovery_codes drop column salt`,
];
