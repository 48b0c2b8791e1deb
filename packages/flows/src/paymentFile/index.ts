export { NoPaymentFiles } from "./NoPaymentFiles";
