export {
  budgetCategories,
  budgetMarks,
  categories,
  longestNote,
  type BudgetCategory,
  type Category,
} from "./categories";
export { categoryRules, guessCategory, patternOf, type CategoryRule, type Guessed } from "./categoryRules";
