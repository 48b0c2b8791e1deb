import { calls } from "@amberline/api/contract";
import { type Handle } from "../../http/handle";
import { type Parts } from "../../parts";
import { sendComplaint } from "./send";

export { answerComplaint, complaintFile, complaints, findEvidence, type ComplaintStatus } from "./answering";
export { storeComplaint } from "./receive";

export function mountComplaint(handle: Handle, parts: Parts): void {
  handle.session(calls.complaintSend, sendComplaint(parts));
}
