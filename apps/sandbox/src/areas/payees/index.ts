import { calls } from "@amberline/api/contract";
import { type Handle } from "../../http/handle";
import { type Parts } from "../../parts";
import { thenWake } from "../company/wake";
import { createReceiver, deleteReceiver, listReceivers, updateReceiver } from "./receivers";
import { trustReceiver } from "./trust";
import { createTemplate, deleteTemplate, listTemplates, updateTemplate } from "./templates";

export { defaultTrustLimits, findTrustChange, trustedAs } from "./trust";

export function mountPayees(handle: Handle, parts: Parts): void {
  handle.session(calls.templateList, listTemplates(parts));
  handle.session(calls.templateCreate, thenWake(parts, createTemplate(parts)));
  handle.session(calls.templateUpdate, thenWake(parts, updateTemplate(parts)));
  handle.session(calls.templateDelete, thenWake(parts, deleteTemplate(parts)));
  handle.session(calls.receiverList, listReceivers(parts));
  handle.session(calls.receiverCreate, thenWake(parts, createReceiver(parts)));
  handle.session(calls.receiverUpdate, thenWake(parts, updateReceiver(parts)));
  handle.session(calls.receiverDelete, thenWake(parts, deleteReceiver(parts)));
  handle.session(calls.receiverTrust, thenWake(parts, trustReceiver(parts)));
}
