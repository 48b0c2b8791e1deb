import type { Budgets, Outcome } from "@amberline/api/client";
import { money } from "@amberline/domain/money";
import type { BudgetsEvent } from "@amberline/flows/budgets";
import { exampleBudgets, noBudgets } from "@amberline/flows/budgets/examples";
import { budgetsMachine } from "@amberline/flows/budgets/machine";
import { failureKeys } from "@amberline/flows/shared";
import { failures, refused } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

type ListOutcome = Outcome<Budgets, "BUDGET_CHANGED">;

const submit = (limit: number | null) =>
  ({
    type: "form.submit",
    wish: { category: "groceries", limit: limit === null ? null : money(limit, "EUR") },
  }) as const satisfies BudgetsEvent;

const customer: Record<string, BudgetsEvent> = {
  "list.retry": { type: "list.retry" },
  "form.open:new": { type: "form.open", category: null },
  "form.open:change": { type: "form.open", category: "groceries" },
  "form.submit:limit": submit(32_000),
  "form.submit:none": submit(null),
  "form.leave": { type: "form.leave" },
};

const surroundings: Record<string, BudgetsEvent> = { "list.refresh": { type: "list.refresh" } };

const withGroceries = (limit: number | null, version: number): Budgets => ({
  ...exampleBudgets,
  categories: exampleBudgets.categories.map((budget) =>
    budget.category === "groceries"
      ? { ...budget, limit: limit === null ? null : money(limit, "EUR"), version }
      : budget,
  ),
});

const lists: Record<string, ListOutcome> = {
  ok: { ok: true, data: exampleBudgets },
  none: { ok: true, data: noBudgets },
  newer: { ok: true, data: withGroceries(25_000, 2) },
  ...failures,
};

const saved: Record<string, ListOutcome> = {
  ok: { ok: true, data: withGroceries(32_000, 3) },
  removed: { ok: true, data: withGroceries(null, 3) },
  changed: refused("BUDGET_CHANGED", "Somebody else has changed it."),
  ...failures,
};

/** What the stepper and the tests know of what the customer wants to spend in a month. */
export const budgetsFlow: FlowDefinition<typeof budgetsMachine> = {
  id: "budgets",
  machine: budgetsMachine,
  inputs: { opened: { maySet: true }, onlySees: { maySet: false } },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...examples("environment", surroundings),
    ...answers(snapshot, "readBudgets", lists),
    ...answers(snapshot, "saveBudget", saved),
  ],
  project: ({ budgets, category, wish, maySet }) => [
    budgets?.categories.filter(({ limit }) => limit !== null).length ?? null,
    category,
    wish?.limit ?? null,
    maySet,
  ],
  requirements: {
    loading: ["2.9 limit for a month"],
    failed: ["8 network failure"],
    "shown.resting": ["2.9 limit for a month"],
    "shown.refreshing": ["2.9 limit for a month"],
    "shown.editing": ["2.9 set, changed and removed"],
    "shown.saving": ["2.9 set, changed and removed"],
    "shown.overtaken": ["2.9 what somebody else has changed meanwhile"],
  },
  texts: [...failureKeys, "budgets.done.removed", "budgets.done.set", "budgets.overtaken"],
  takenWhileBusy: [],
  unreachable: {},
};
