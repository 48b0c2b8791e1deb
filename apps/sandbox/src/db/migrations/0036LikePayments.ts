/** Whether a payment is like one of the last day is asked with each: by its payee and amount, not among all of that day. */
export const likePayments: readonly string[] = [
  `create index transactions_like on transactions (account_id, to_account, amount_cents, created_at)
    where type = 'SEND'`,
];
