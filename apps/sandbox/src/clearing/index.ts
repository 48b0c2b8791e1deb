export { type DeclineReason } from "./answer";
export { bankOf, findBank, type Bank } from "./banks";
export { isClearingPaused, runClearing, setClearingPaused, type ClearingRun } from "./runClearing";
export { startClearing } from "./startClearing";
