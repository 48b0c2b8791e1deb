/** A code of the authenticator app that a session sent ahead of the step-up which its change needs. */
export const shownCode: readonly string[] = [`alter table sessions add column totp_shown_step bigint`];
