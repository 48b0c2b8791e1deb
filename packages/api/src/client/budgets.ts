import { moneyToDecimal } from "@amberline/domain/money";
import type { ResponseOf } from "../contract";
import { budgetList, budgetSave } from "../contract/budgets";
import type { Budgets, BudgetWish } from "./model";
import type { Outcome } from "./outcome";
import { readMoney, translated } from "./translateAccount";
import type { RequestOptions, Send } from "./transport";

const readBudgets = ({ data }: ResponseOf<typeof budgetList>): Budgets => ({
  first: data.first,
  last: data.last,
  daysLeft: data.days_left,
  categories: data.categories.map(({ category, limit, spent, average, version }) => ({
    ...{ category, version },
    limit: limit === null ? null : readMoney(limit, "EUR"),
    spent: readMoney(spent, "EUR"),
    average: average === null ? null : readMoney(average, "EUR"),
  })),
});

/** Where the account has budgets: of the client's account. */
export const budgetCalls = (send: Send) => ({
  async budgets(options: RequestOptions = {}): Promise<Outcome<Budgets>> {
    return translated(await send(budgetList, {}, options), readBudgets);
  },

  /** All of them, as they are then. */
  async saveBudget(
    { category, limit, version }: BudgetWish,
    options: RequestOptions = {},
  ): Promise<Outcome<Budgets, "BUDGET_CHANGED">> {
    const wanted = { category, limit: limit && moneyToDecimal(limit), version };
    return translated(await send(budgetSave, wanted, options), readBudgets);
  },
});

export type BudgetClient = ReturnType<typeof budgetCalls>;
