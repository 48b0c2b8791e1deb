import { object, string, type InferType } from "yup";
import { ruleMessage } from "./messages";
import { amount } from "./payeeRules";

const budget = () =>
  object({
    category: string().required(ruleMessage("error.budgetCategory.required")),
    limit: amount({ isRequired: true }),
  });

/** Requires an `AmountContext` with every validation. */
export const budgetRules = /* @__PURE__ */ budget();
export type BudgetForm = InferType<typeof budgetRules>;
