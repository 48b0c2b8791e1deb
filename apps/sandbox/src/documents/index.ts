export { bankDetailsOf, detailsPaper, type BankDetails } from "./detailsPaper";
export { listPaper, type FilteredList } from "./listPaper";
export { type PaperFacts } from "./paper";
export { receiptPaper, type Receipt } from "./receiptPaper";
export { isFee } from "./receiptTexts";
export { statementPaper } from "./statementPaper";
export { catalogueIn } from "./locales";
