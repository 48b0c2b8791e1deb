/** Id of the style sheet of the bank's looks, in a page that was painted for it. */
export const BANK_SHEET = "bank-sheet";
