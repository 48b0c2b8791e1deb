export { largestPayees, recentPayees, turnovers, waitingPayments } from "./accountOverview";
export { balanceOf, closedAheadMs, readBalance, selectBalances, type Balance } from "./balance";
export { balanceAt, type BookedEntry, type BookedSummary } from "./bookedEntries";
export { chargeFee, type Charge, type Charged } from "./chargeFee";
export { closeBalances, lockForClosing } from "./closing";
export { collectDebit, type Debit, type CollectedDebit } from "./collectDebit";
export {
  openCustomerAccount,
  transferBetweenCustomers,
  type CustomerTransfer,
  type NewAccount,
} from "./customerAccount";
export { declinePayment, failPayment, settlePayment, type Decided } from "./decidePayment";
export { feesOfYear, feeUses, firstBooked, type FeeUse } from "./feesPaid";
export { holderName } from "./holderName";
export { inTransaction, type Db } from "../db/inTransaction";
export {
  categorySums,
  cursorPattern,
  everyTransaction,
  labelledOf,
  labelsOf,
  listTransactions,
  oldestTransaction,
  spentCents,
  transactionsVersion,
  type LedgerFilter,
  type Totals,
  type TransactionPage,
} from "./listTransactions";
export { notedTransactions, type NotedFile, type NotedTransaction } from "./notedTransactions";
export { newRequestReference } from "./matchRequests";
export { limitBelow, limitsOf, limitsSet, readLimits, type LimitsRow } from "./paymentLimits";
export {
  likePayment,
  lockForPayments,
  paidWithoutCode,
  paymentByKey,
  placePayment,
  type PaymentOrder,
  type PlacedPayment,
} from "./placePayment";
export { receivePayment, type IncomingPayment, type ReceivedPayment } from "./receivePayment";
export { recordPast, type PastTransaction } from "./recordPast";
export { lastReconciliation, reconcile, type Reconciliation } from "./reconcile";
export { returnPayment, type ReturnedPayment } from "./returnPayment";
export { instantLimitMs } from "./firstDue";
export { isFinal, type Party, type PaymentTerms, type Transaction } from "./transaction";
export { seenTransactions, type SeenTransaction, type Sight } from "./seenTransactions";
export {
  lockSpace,
  movable,
  moveMoney,
  openSpace,
  roundingOf,
  spacesWithMoney,
  type LockedSpace,
} from "./spaces";
export { statementOf, type Statement, type StatementEntry, type StatementRange } from "./statement";
export { trialBalance, type TrialBalance } from "./trialBalance";
