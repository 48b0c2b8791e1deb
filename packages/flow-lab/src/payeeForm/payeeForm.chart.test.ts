import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { payeeFormFlow } from "./payeeForm.flow";

/** Saved only after the provider confirmed it; the provider's own templates never open. */
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
