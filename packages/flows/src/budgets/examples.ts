import type { Budget, Budgets } from "@amberline/api/client";
import { budgetCategories } from "@amberline/domain/categories";
import { money } from "@amberline/domain/money";

const euro = (minor: number) => money(minor, "EUR");

const facts: Partial<Record<Budget["category"], Partial<Budget>>> = {
  groceries: { limit: euro(30_000), spent: euro(21_460), average: euro(28_000), version: 1 },
  restaurants: { limit: euro(8_000), spent: euro(9_245), average: euro(7_500), version: 2 },
  home: { limit: euro(45_000), spent: euro(38_000), average: euro(44_000), version: 1 },
  transport: { spent: euro(3_250), average: euro(4_500) },
  shopping: { spent: euro(12_999), average: euro(9_000) },
};

/** In use, over, near the limit, and what is spent without one. */
export const exampleBudgets: Budgets = {
  first: "2026-11-01",
  last: "2026-11-30",
  daysLeft: 10,
  categories: budgetCategories.map((category) => ({
    ...{ category, limit: null, spent: euro(0), average: euro(0), version: 0 },
    ...facts[category],
  })),
};

/** Of a new account that has spent nothing. */
export const noBudgets: Budgets = {
  ...exampleBudgets,
  categories: budgetCategories.map((category) => ({
    ...{ category, limit: null, spent: euro(0), average: null, version: 0 },
  })),
};
