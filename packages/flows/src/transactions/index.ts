export { TransactionsScreen, type TransactionsScreenProps } from "./TransactionsScreen";
export type { TransactionActions } from "./TransactionDetails";
export { transactionsMachine } from "./transactions.machine";
export type {
  TransactionFilter,
  TransactionRows,
  TransactionsEvent,
  TransactionsInput,
  PageOutcome,
} from "./transactions.types";
export { wireTransactions, type TransactionsCalls } from "./transactions.wire";
