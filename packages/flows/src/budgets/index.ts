export { budgetsMachine, wireBudgets, type BudgetsCalls, type BudgetsEvent } from "./budgets.machine";
export { BudgetsScreen, type BudgetsScreenProps } from "./BudgetsScreen";
