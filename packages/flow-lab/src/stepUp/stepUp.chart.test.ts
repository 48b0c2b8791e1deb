import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { stepUpFlow } from "./stepUp.flow";

/** The change goes on only after the provider has said so. */
function provenOnlyWhenTold({ steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot }, at) => {
    if (snapshot.matches("proven")) expect(steps[at - 1]).toBe("stepUp=ok");
  });
}

describeFlow(stepUpFlow, { secrets: ["Zils-ezis-7", "K7M2QX"], invariant: provenOnlyWhenTold });
