export { openWidgetWith, type WidgetEars, type WidgetSettings } from "./openWidget";
export { verificationMachine } from "./verification.machine";
export type {
  Opening,
  VerificationEvent,
  VerificationInput,
  StatusOutcome,
  TokenOutcome,
} from "./verification.types";
export { wireVerification, type VerificationCalls } from "./verification.wire";
export { createPlace, type WidgetPlace } from "./widgetPlace";
export { VerificationScreen, type VerificationScreenProps } from "./VerificationScreen";
export { WidgetFrame } from "./WidgetFrame";
