/** What housekeeping deletes, and what goes with that, it finds without reading whole tables. */
export const expiry: readonly string[] = [
  `create index sessions_by_expiry on sessions (expires_at)`,
  `create index codes_by_expiry on codes (expires_at)`,
  `create index throttle_by_time on throttle (updated_at)`,
  `create index passkey_challenges_by_expiry on passkey_challenges (expires_at)`,
  `create index passkey_challenges_of_session on passkey_challenges (session_id)`,
  `create index totp_setups_by_expiry on totp_setups (expires_at)`,
  `create index verifications_decided on verifications (decided_at)`,
  `create index verification_links_by_expiry on verification_links (expires_at)`,
  `create index widget_tokens_of_link on widget_tokens (link_id)`,
  `create index idempotency_by_time on idempotency (created_at)`,
];
