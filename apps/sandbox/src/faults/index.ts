export { createFaults, visitorHeader, type Faults, type PlannedFault } from "./faults";
export { inProcessFetch } from "./inProcessFetch";
export { isDropped, meetFault } from "./meet";
