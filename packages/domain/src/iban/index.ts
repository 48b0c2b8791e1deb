export { explainIban, type IbanHelp } from "./explain";
export { formatIban, normaliseIban } from "./text";
export {
  bankCode,
  composeIban,
  ibanCountry,
  ibanProblems,
  validateIban,
  type CheckedIban,
  type IbanProblem,
} from "./validate";
