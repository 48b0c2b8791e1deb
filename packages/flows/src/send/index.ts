export { SendScreen, type SendScreenProps } from "./SendScreen";
export { SendJourney, type SendClient, type SendEnd, type SendJourneyProps } from "./SendJourney";
export { browserPlace } from "./browserPlace";
export { createPendingAttempts, type AttemptPlace, type PendingAttempts } from "./pendingAttempts";
export type { SendPrefill } from "./SendForm";
export type { ArrivalDay } from "./PaymentFields";
export type { FindBank } from "../payee";
export type { SendSteps } from "./PaymentSteps";
export type { FindQuote } from "./useQuotedSubmit";
export { sendMachine } from "./send.machine";
export {
  type PendingAttempt,
  type SendCaps,
  type SendEvent,
  type SendInput,
  type SendResult,
  type SendContext,
  type Created,
  type OrderOutcome,
  NO_PERSONAL_ACCOUNT,
  type Order,
  type ReconcileOutcome,
  type TemplateOutcome,
} from "./send.types";
export { wirePayment, wireSend, type SendCalls } from "./send.wire";
export { isUnderWay, matchingPayments, mayPayAtOnce } from "./attempt";
