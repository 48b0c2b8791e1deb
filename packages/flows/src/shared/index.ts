export type { HostEvent, PartEvent, PartInput } from "./companyPart";
export { PAYMENT_TIMEOUT, POLL_INTERVAL, REQUEST_TIMEOUT } from "./delays";
export { failureNoted, failureNoticeOr, noteDefect } from "./failure";
export type { LeafMeta } from "./leafMeta";
export { failureKeys, failureNotice, type Notice } from "./notice";
export {
  isPlaceholder,
  notProvided,
  notProvidedCallback,
  notProvidedEffect,
  notProvidedMachine,
} from "./notProvided";
export {
  answered,
  isForbidden,
  isOk,
  isRefusal,
  isSessionEnded,
  isUncertain,
  onAnswer,
  onEvent,
  received,
} from "./outcome";
export { pdfOnly } from "./pdfOnly";
export { isSixCharacters, Secret } from "./secret";
export { toast, type ToastCalls, type ToastNotice } from "./toast";
