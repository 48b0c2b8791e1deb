export { wireComplaint, type ComplaintCalls, type ComplaintEvent } from "./complaint.machine";
export { ComplaintScreen, type ComplaintScreenProps } from "./ComplaintScreen";
