/** Whether books are closed beyond today is asked with all figures: of the last of them, not of all accounts. */
export const closedAhead: readonly string[] = [`create index balances_closed on balances (closed_until)`];
