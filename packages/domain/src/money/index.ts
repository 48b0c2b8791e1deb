export { currencyDecimals } from "./decimals";
export {
  formatAmount,
  formatMoney,
  formatMoneyParts,
  type MoneyFormatOptions,
  type MoneyParts,
} from "./format";
export {
  addMoney,
  compareMoney,
  isZeroMoney,
  money,
  negateMoney,
  subtractMoney,
  sumMoney,
  type Money,
} from "./money";
export { amountProblems, parseAmount, type AmountProblem, type ParsedAmount } from "./parseAmount";
export { moneyFromDecimal, moneyToDecimal, nearestMoney } from "./wire";
