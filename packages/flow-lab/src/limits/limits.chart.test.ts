import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { limitsFlow } from "./limits.flow";

/** Limits count as changed only after the provider said so, and are shown only as it has them. */
function changesOnlyWhenTold({ steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot }, at) => {
    if (snapshot.matches("done")) expect(steps[at - 1]).toBe("updateLimits=ok");
    if (snapshot.matches("editing")) expect(steps.slice(0, at)).toContain("readLimits=ok");
  });
}

describeFlow(limitsFlow, { invariant: changesOnlyWhenTold });
