export { countryName } from "./countryName";
export type { HostEvent, PartEvent, PartInput } from "./companyPart";
export { PAYMENT_TIMEOUT, POLL_INTERVAL, REQUEST_TIMEOUT, RESEND_PAUSE } from "./delays";
export {
  failureNoted,
  failureNoticeOr,
  noteDefect,
  failureKeys,
  failureNotice,
  type Notice,
  toast,
  type ToastCalls,
  type ToastNotice,
} from "./notice";
export type { LeafMeta } from "./leafMeta";
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
  pdfOnly,
} from "./outcome";
export { isSixCharacters, Secret } from "./secret";
