export { drawHere, type Draw, type PaperHead, type PaperRows } from "./draw";
export { bankDetailsOf } from "./detailsPaper";
export { type PaperFacts } from "./paper";
export { type FilePayment, type PaymentFileHead } from "./paymentFilePaper";
export { isFee } from "./receiptTexts";
export { catalogueIn } from "./locales";
