/** What somebody who is just signing up has told, for the page after: in memory only, and gone with a reload. */
export const newcomer: { email: string | null } = { email: null };
