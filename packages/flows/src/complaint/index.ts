export { complaintMachine } from "./complaint.machine";
export { wireComplaint, type ComplaintCalls } from "./complaint.wire";
export { ComplaintScreen, type ComplaintScreenProps } from "./ComplaintScreen";
export type { ComplaintEvent, ComplaintOutcome } from "./complaint.types";
