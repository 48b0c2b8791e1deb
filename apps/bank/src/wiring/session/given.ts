/** The address given at sign-up or for a new password, for the page that follows. In memory only. */
export const given: { email: string | null } = { email: null };
