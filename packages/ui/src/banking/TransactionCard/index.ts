export {
  TransactionCard,
  type TransactionCardProps,
  type TransactionItem,
  type TransactionKind,
} from "./TransactionCard";
