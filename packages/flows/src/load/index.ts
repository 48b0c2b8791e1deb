export {
  loadStandingOf,
  type BankNames,
  type LoadingBanks,
  type BankDetails,
  type LoadStanding,
} from "./bankDetails";
export { LoadScreen, type LoadScreenProps } from "./LoadScreen";
export { loadMachine, type LoadEvent, type LoadOutcome, wireLoad, type LoadCalls } from "./load.machine";
