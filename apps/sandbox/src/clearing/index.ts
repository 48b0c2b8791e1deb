export { type DeclineReason } from "./answer";
export { findBank, type Bank } from "./banks";
export { cycleTimes, instantAnswerMs, instantLimitMs, isBusinessDay, nextCycle } from "./cycles";
export { isClearingPaused, runClearing, setClearingPaused, type ClearingRun } from "./runClearing";
export { startClearing, type ClearingLoop } from "./startClearing";
