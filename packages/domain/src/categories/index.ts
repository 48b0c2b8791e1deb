export { categories, longestNote, type Category } from "./categories";
export { categoryRules, guessCategory, patternOf, type CategoryRule, type Guessed } from "./categoryRules";
