export { loadStandingOf, type BankNames, type LoadingBanks } from "./bankDetails";
export { LoadScreen, type LoadScreenProps } from "./LoadScreen";
export { loadMachine } from "./load.machine";
export type { LoadEvent } from "./load.types";
export { wireLoad, type LoadCalls } from "./load.wire";
