export {
  contentProblem,
  largestTransactionFile,
  pickProblem,
  transactionFileLimit,
  transactionFileQuota,
  type TransactionFileProblem,
} from "./transactionFiles";
