import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { loginBlockFlow } from "./loginBlock.flow";

/** Access counts as blocked only after the provider said so. */
function blocksOnlyWhenTold({ steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot }, at) => {
    if (snapshot.matches("done")) expect(steps[at - 1]).toBe("blockLogin=ok");
  });
}

describeFlow(loginBlockFlow, { secrets: ["Zils-ezis-7"], invariant: blocksOnlyWhenTold });
