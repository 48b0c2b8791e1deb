export { isBusinessDay, nextCycle } from "./cycles";
