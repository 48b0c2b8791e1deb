export { OwnAccessCard } from "./OwnAccessCard";
export {
  wireOwnAccess,
  type LeaveOutcome,
  type OwnAccessCalls,
  type OwnAccessEvent,
  type OwnAccessView,
} from "./ownAccess.machine";
