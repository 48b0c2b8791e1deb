/** As many transactions as are printed at most: some hundred pages of paper. */
export const PRINT_LIMIT = 5_000;
