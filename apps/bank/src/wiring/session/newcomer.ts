/** What sign-up passes on to the confirmation page. In memory only. */
export const newcomer: { email: string | null } = { email: null };
