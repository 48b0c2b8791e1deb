export { chatCalls } from "./chat";
export { companyCalls } from "./company";
export { completeClient, createClient, type Client } from "./createClient";
export { agreementCalls, type Agreement, type Agreements, type Consent } from "./agreements";
export { trustCalls, type TrustClient } from "./trust";
export type { EntryClient } from "./createEntryClient";
export type {
  ActName,
  AskedStepUp,
  DebitAgreement,
  ProveAgain,
  SentCode,
  SteppedUpAct,
  ClosingAgreement,
  TrustAgreement,
} from "./identity";
export { dataCopyCalls, type DataCopyClient } from "./dataCopies";
export {
  directDebitCalls,
  type CollectionChange,
  type DirectDebitClient,
  type MandateChange,
} from "./directDebits";
export { feeCalls, readFeeInformation, type FeeYear } from "./fees";
export {
  moneyRequestCalls,
  viewMoneyRequest,
  type MoneyRequestChange,
  type MoneyRequestClient,
} from "./moneyRequests";
export { noteCalls, type NoteClient } from "./notes";
export {
  notificationCalls,
  type NotificationClient,
  type NotificationFilter,
  type NotificationPage,
} from "./notifications";
export type { Failure, Outcome, Problem, Refused } from "./outcome";
export { paymentFileCalls, type PaymentFileClient } from "./paymentFiles";
export { closingCalls, type ClosingClient } from "./closing";
export { budgetCalls, type BudgetClient } from "./budgets";
export { spaceCalls, type SpaceClient } from "./spaces";
export { readTariffs } from "./tariffs";
export { transactionFileCalls, type TransactionFileClient } from "./transactionFiles";
export type { CallOptions, ClientSession, TransportOptions } from "./transport";
export type * from "./model";
export type * from "./chatModel";
export type { ChatStreamEnd, ChatStreamOptions } from "./chatStream";
export type * from "./companyModel";
