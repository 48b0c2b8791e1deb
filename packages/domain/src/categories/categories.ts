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

/** What can be limited: income is not spent, and what is set aside is still there. */
export const budgetCategories = categories.filter(
  (category) => category !== "income" && category !== "savings",
);
export type BudgetCategory = (typeof budgetCategories)[number];

/** How much of a limit, in percent, is told of: so much, and more than that. */
export const budgetMarks = { near: 80, over: 100 } as const;

/** Characters. */
export const longestNote = 500;
