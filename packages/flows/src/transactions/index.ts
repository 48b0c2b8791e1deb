export { TransactionsScreen, type TransactionsScreenProps } from "./TransactionsScreen";
export type { OpenDetails, TransactionActions, TransactionNotesProps } from "./TransactionDetails";
export { transactionsMachine, wireTransactions, type TransactionsCalls } from "./transactions.machine";
export type {
  ListFilter,
  TransactionRows,
  TransactionsEvent,
  TransactionsInput,
  PageOutcome,
} from "./transactions.setup";
