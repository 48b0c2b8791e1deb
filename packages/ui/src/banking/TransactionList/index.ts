export { TransactionList, type TransactionDay, type TransactionListProps } from "./TransactionList";
