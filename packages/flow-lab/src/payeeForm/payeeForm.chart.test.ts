import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { payeeFormFlow } from "./payeeForm.flow";

/** It counts as saved only when the provider said so, and what is the provider's own is never opened. */
function savesOnlyWhenTold({ steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot }, at) => {
    if (snapshot.matches("done")) expect(steps[at - 1]).toBe("savePayee=ok");
    expect(snapshot.context.data?.isFixed ?? false).toBe(false);
    if (snapshot.matches("sending")) expect(snapshot.context.notice).toBeNull();
  });
}

describeFlow(payeeFormFlow, {
  invariant: savesOnlyWhenTold,
});
