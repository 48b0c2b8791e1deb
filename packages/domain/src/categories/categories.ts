/** What money is spent on or comes from, of people and companies alike. */
export const categories = [
  "groceries",
  "restaurants",
  "transport",
  "home",
  "shopping",
  "health",
  "leisure",
  "travel",
  "education",
  "insurance",
  "services",
  "wages",
  "taxes",
  "fees",
  "savings",
  "income",
  "other",
] as const;
export type Category = (typeof categories)[number];

/** Characters. */
export const longestNote = 500;
