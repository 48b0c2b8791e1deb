/** For the overview of an account: its months and largest payees are summed up from the first alone. */
export const turnover: readonly string[] = [
  `create index transactions_booked on transactions (account_id, created_at) include (type, amount_cents, to_account)
    where status = 'done' and currency = 'EUR'`,
  `create index transactions_waiting on transactions (account_id, created_at, seq)
    where status in ('new', 'pending', 'approved')`,
];
