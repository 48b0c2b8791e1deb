/** In which language a customer has last read the bank. */
export const languages: readonly string[] = [
  `alter table logins add column language text check (language in ('en', 'lv'))`,
];
