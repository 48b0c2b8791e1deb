export { agesAt, remainingOf, sessionProfiles, type SessionProfile, type Times } from "./lifetime";
export { SessionDialogs, type SessionDialogProps } from "./SessionDialogs";
export { sessionClockMachine, wireSessionClock, type SessionClockCalls } from "./sessionClock.machine";
export type {
  EndCause,
  RenewOutcome,
  SessionClockEvent,
  SessionClockInput,
  SessionNews,
  SessionClockContext,
  Tick,
} from "./sessionClock.setup";
