import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { complaintFlow } from "./complaint.flow";

/** It counts as sent only when the bank said so. */
function isSentOnlyWhenTold({ steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot }, at) => {
    if (!snapshot.matches("done")) return;
    const step = steps.slice(0, at).findLast((id) => id.startsWith("sendComplaint"));
    expect(step?.startsWith("sendComplaint=ok")).toBe(true);
    expect(snapshot.context.notice).toBeNull();
  });
}

describeFlow(complaintFlow, {
  invariant: isSentOnlyWhenTold,
});
