import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { complaintFlow } from "./complaint.flow";

/** Sent only after the bank confirmed it. */
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
