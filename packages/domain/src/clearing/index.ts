export { nextCycle } from "./cycles";
