export { cycleTimes, isBusinessDay, nextCycle } from "./cycles";
