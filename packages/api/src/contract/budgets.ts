import { budgetCategories } from "@amberline/domain/categories";
import { array, number, object, string } from "yup";
import { defineCall } from "./call";
import { noBody, wireAmount, wireDate } from "./schemas";

const category = () => string().oneOf(budgetCategories).required();
const version = () => number().integer().min(0).required();

const answer = () =>
  object({
    data: object({
      /** The bank's month: its first and last day, and how many days are left, today included. */
      first: wireDate().required(),
      last: wireDate().required(),
      days_left: number().integer().min(1).required(),
      categories: array(
        object({
          category: category(),
          /** What may be spent in a month; null without a budget. */
          limit: wireAmount().nullable().default(null),
          /** What went out this month without what came back, never less than nothing. Moves to spaces don't count. */
          spent: wireAmount().required(),
          /** Of a month of the last three whole ones, in whole euros; null if the account is newer than that. */
          average: wireAmount().nullable().default(null),
          /** 0 before a budget was set. */
          version: version(),
        }).required(),
      ).required(),
    }).required(),
  });

/** Of the token's account: every category that can have a budget. An addition to the specification. */
export const budgetList = defineCall({
  name: "budgetList",
  summary: "Answers what was spent this month by category, and what may be.",
  method: "POST",
  path: "/budget",
  request: noBody,
  response: answer(),
});

/** `limit` null takes the budget away; `version` is the one it was changed on. An addition to the specification. */
export const budgetSave = defineCall({
  name: "budgetSave",
  summary: "Sets what may be spent on a category in a month.",
  method: "POST",
  path: "/budget/save",
  request: object({
    category: category(),
    limit: wireAmount().nullable().default(null),
    version: version(),
  }),
  response: answer(),
  refusals: ["BUDGET_CHANGED"],
});
