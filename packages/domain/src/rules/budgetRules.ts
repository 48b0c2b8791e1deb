import { object, string, type InferType } from "yup";
import { amount } from "./payeeRules";

const budget = () =>
  object({
    category: string(),
    limit: amount({ isRequired: true }),
  });

/** Requires an `AmountContext` with every validation. */
export const budgetRules = /* @__PURE__ */ budget();
export type BudgetForm = InferType<typeof budgetRules>;
