/** Since when a kind is mailed, which what is pushed must not change. */
export const mailedSince: readonly string[] = [
  `alter table notification_choices add column mail_chosen_at timestamptz`,
  `update notification_choices set mail_chosen_at = updated_at where is_mailed is not null`,
];
