import { calls } from "@amberline/api/contract";
import { type Handle } from "../../http/handle";
import { type Parts } from "../../parts";
import { thenWake } from "../company/wake";
import { declineApproval, giveApproval, type CarryOut } from "./approve";
import { listApprovals } from "./list";
import { makeRule, saveRule } from "./rule";

export { findApprovalAct } from "./approve";
export { runApprovals } from "./due";
export { liftRule, ruleIn } from "./rule";

/** What is approved is made by the area it is of. */
export function mountApprovals(handle: Handle, parts: Parts, areas: Omit<CarryOut, "rule">): void {
  handle.session(calls.approvalList, listApprovals(parts));
  handle.session(calls.approvalGive, thenWake(parts, giveApproval(parts, { ...areas, rule: makeRule })));
  handle.session(calls.approvalDecline, thenWake(parts, declineApproval(parts)));
  handle.session(calls.approvalRuleSave, thenWake(parts, saveRule(parts)));
}
