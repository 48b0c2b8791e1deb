export { bankDetailsOf, detailsPaper, type BankDetails } from "./detailsPaper";
export { listPaper, type FilteredList } from "./listPaper";
export { type PaperFacts } from "./paper";
export { receiptPaper, type Receipt } from "./receiptPaper";
export { isFee } from "./receiptWords";
export { statementPaper } from "./statementPaper";
export { wordsIn } from "./words";
