export { type DeclineReason } from "./answer";
export { findBank, type Bank } from "./banks";
export { isClearingPaused, runClearing, setClearingPaused, type ClearingRun } from "./runClearing";
export { startClearing } from "./startClearing";
