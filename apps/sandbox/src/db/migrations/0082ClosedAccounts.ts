/** Accounts that customers have closed: nothing is paid from them or to them. */
export const closedAccounts: readonly string[] = [
  `alter table accounts add column closed_at timestamptz`,
  `alter table balances add column is_closed boolean not null default false`,
];
