/** A company whose account was closed may open another. */
export const companiesAgain: readonly string[] = [
  `create unique index open_companies_of_login on accounts (login_id, country, registration_number)
    where kind = 'corporate' and closed_at is null`,
  `create unique index open_companies_confirmed on accounts (country, registration_number)
    where kind = 'corporate' and corporate_confirm and closed_at is null`,
];

export const companiesOnce: readonly string[] = [
  `drop index companies_of_login`,
  `drop index companies_confirmed`,
];
