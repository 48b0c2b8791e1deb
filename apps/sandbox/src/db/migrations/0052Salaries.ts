/**
 * Which payments are salaries, and who may see whom they go to. Nobody is given the right here, not even who has all others: that is for the
 * company to decide, and what was paid so far stays as visible as it was.
 */
export const salaries: readonly string[] = [
  `alter table account_people add column may_see_salaries boolean not null default false`,
  `alter table transactions add column is_salary boolean not null default false`,
];
