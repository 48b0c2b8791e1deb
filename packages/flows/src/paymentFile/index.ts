export { NoPaymentFiles } from "./NoPaymentFiles";
export { wirePaymentFile, type PaymentFileCalls } from "./paymentFile.machine";
export { PaymentFilesScreen, type PaymentFilesScreenProps } from "./PaymentFilesScreen";
export type { PaymentFileEvent } from "./paymentFile.setup";
