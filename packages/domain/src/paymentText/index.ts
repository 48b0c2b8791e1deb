export { readPaymentText, type PaymentText } from "./paymentText";
