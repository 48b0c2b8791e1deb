/** Invitations to a company's account run out. */
export const invitations: readonly string[] = [
  `create index account_people_invited on account_people (invited_at)`,
];
