export { agesAt, remainingOf, sessionProfiles, type SessionProfile, type Times } from "./lifetime";
export { SessionDialogs } from "./SessionDialogs";
export { sessionClockMachine } from "./sessionClock.machine";
export type {
  EndCause,
  RenewOutcome,
  SessionClockEvent,
  SessionClockInput,
  SessionNews,
  SessionClockContext,
  Tick,
} from "./sessionClock.types";
export { wireSessionClock, type SessionClockCalls } from "./sessionClock.wire";
export type { SessionDialogProps } from "./WarningDialog";
