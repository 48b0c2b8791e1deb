export { complaintMachine } from "./complaint.machine";
export { complaintSpec } from "./complaint.spec";
export { wireComplaint, type ComplaintCalls } from "./complaint.wire";
export { ComplaintScreen, type ComplaintScreenProps } from "./ComplaintScreen";
