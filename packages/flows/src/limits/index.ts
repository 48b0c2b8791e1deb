export { wireLimits, type LimitsEvent } from "./limits.machine";
export { LimitsScreen, type LimitsScreenProps } from "./LimitsScreen";
