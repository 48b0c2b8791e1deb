export { TransactionsScreen, type TransactionsScreenProps } from "./TransactionsScreen";
export type { TransactionActions } from "./TransactionDetails";
export { transactionsMachine } from "./transactions.machine";
export { transactionsSpec } from "./transactions.spec";
export type {
  TransactionFilter,
  TransactionRows,
  TransactionsEvent,
  TransactionsInput,
} from "./transactions.types";
export { wireTransactions, type TransactionsCalls } from "./transactions.wire";
