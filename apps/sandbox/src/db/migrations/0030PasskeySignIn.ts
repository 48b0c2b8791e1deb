/** A challenge of signing in belongs to no session; it is kept once answered, so that it is answered once. */
export const passkeySignIn: readonly string[] = [
  "alter table passkey_challenges alter column session_id drop not null",
];
