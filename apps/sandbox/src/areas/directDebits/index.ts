import { calls } from "@amberline/api/contract";
import { type Handle } from "../../http/handle";
import { type Parts } from "../../parts";
import { thenWake } from "../company/wake";
import { saveDebitRule, updateCollection, updateMandate } from "./change";
import { listDirectDebits } from "./list";

export { findMandateChange, findRuleChange } from "./agree";
export { announceCollection } from "./announce";
export { runCollections } from "./run";

export function mountDirectDebits(handle: Handle, parts: Parts): void {
  handle.session(calls.directDebitList, listDirectDebits(parts));
  handle.session(calls.directDebitRule, thenWake(parts, saveDebitRule(parts)));
  handle.session(calls.mandateUpdate, thenWake(parts, updateMandate(parts)));
  handle.session(calls.collectionUpdate, thenWake(parts, updateCollection(parts)));
}
