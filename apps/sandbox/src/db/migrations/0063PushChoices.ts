/** A customer may choose what is pushed and leave what is mailed as it is. */
export const pushChoices: readonly string[] = [
  `alter table notification_choices add column is_pushed boolean`,
  `alter table notification_choices alter column is_mailed drop not null`,
];
