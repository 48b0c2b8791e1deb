export const unreadMessages: readonly string[] = [
  `alter table chat_threads add column customer_read_number bigint not null default 0`,
  `update chat_threads set customer_read_number = last_number`,
];
