export { balanceAt, balanceOf, type Balance } from "./balance";
export { bookedEntries, summariseBooked, type BookedEntry, type BookedSummary } from "./bookedEntries";
export { chargeFee, type Charge, type Charged } from "./chargeFee";
export {
  openCustomerAccount,
  transferBetweenCustomers,
  type CustomerTransfer,
  type NewAccount,
} from "./customerAccount";
export { declinePayment, failPayment, settlePayment, type Decided } from "./decidePayment";
export { inTransaction, type Db } from "./inTransaction";
export {
  cursorPattern,
  everyTransaction,
  listTransactions,
  oldestTransaction,
  transactionsVersion,
  type LedgerFilter,
  type Totals,
  type TransactionPage,
} from "./listTransactions";
export { paymentByKey, placePayment, type PaymentOrder, type PlacedPayment } from "./placePayment";
export { receivePayment, type IncomingPayment, type ReceivedPayment } from "./receivePayment";
export { recordPast, type PastTransaction } from "./recordPast";
export { returnPayment, type ReturnedPayment } from "./returnPayment";
export { isFinal, type Party, type PaymentTerms, type Transaction } from "./transaction";
export { trialBalance, type TrialBalance } from "./trialBalance";
