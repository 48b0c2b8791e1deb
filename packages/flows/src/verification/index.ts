export {
  createPlace,
  openWidgetWith,
  type WidgetCallbacks,
  type WidgetPlace,
  type WidgetSettings,
} from "./openWidget";
export { verificationMachine, wireVerification, type VerificationCalls } from "./verification.machine";
export type {
  Opening,
  VerificationEvent,
  VerificationInput,
  StatusOutcome,
  TokenOutcome,
} from "./verification.setup";
export { VerificationScreen, WidgetFrame, type VerificationScreenProps } from "./VerificationScreen";
