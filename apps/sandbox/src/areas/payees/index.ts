import { calls } from "@amberline/api/contract";
import { type Handle } from "../../http/handle";
import { type Parts } from "../../parts";
import { createReceiver, deleteReceiver, listReceivers, updateReceiver } from "./receivers";
import { trustReceiver } from "./trust";
import { createTemplate, deleteTemplate, listTemplates, updateTemplate } from "./templates";

export { defaultTrustLimits, findTrustChange, trustedAs } from "./trust";

export function mountPayees(handle: Handle, parts: Parts): void {
  handle.session(calls.templateList, listTemplates(parts));
  handle.session(calls.templateCreate, createTemplate(parts));
  handle.session(calls.templateUpdate, updateTemplate(parts));
  handle.session(calls.templateDelete, deleteTemplate(parts));
  handle.session(calls.receiverList, listReceivers(parts));
  handle.session(calls.receiverCreate, createReceiver(parts));
  handle.session(calls.receiverUpdate, updateReceiver(parts));
  handle.session(calls.receiverDelete, deleteReceiver(parts));
  handle.session(calls.receiverTrust, trustReceiver(parts));
}
