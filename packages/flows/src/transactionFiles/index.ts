export { TransactionFilesPart, type TransactionFilesPartProps } from "./TransactionFilesPart";
export {
  wireTransactionFiles,
  type FileFinding,
  type PickedFile,
  type TransactionFilesEvent,
} from "./transactionFiles.machine";
