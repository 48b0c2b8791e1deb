export {
  loadStandingOf,
  type BankNames,
  type LoadingBanks,
  type BankDetails,
  type LoadStanding,
} from "./bankDetails";
export { LoadScreen, type LoadScreenProps } from "./LoadScreen";
export { loadMachine } from "./load.machine";
export type { LoadEvent, LoadOutcome } from "./load.types";
export { wireLoad, type LoadCalls } from "./load.wire";
