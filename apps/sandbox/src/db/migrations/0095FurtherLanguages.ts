const spoken = ["company_contracts", "complaints", "statement_schedules", "logins", "data_copies"];

/** Which languages there are is for the catalogues to say. */
export const furtherLanguages: readonly string[] = spoken.map(
  (table) => `alter table ${table} drop constraint ${table}_language_check`,
);
