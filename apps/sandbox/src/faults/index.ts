export {
  createFaults,
  faultKinds,
  visitorHeader,
  type FaultKind,
  type Faults,
  type PlannedFault,
} from "./faults";
export { inProcessFetch } from "./inProcessFetch";
export { isDropped, meetFault } from "./meet";
