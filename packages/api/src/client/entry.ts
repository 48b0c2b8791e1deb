export { createEntryClient } from "./createEntryClient";
export { mapOutcome } from "./outcome";
