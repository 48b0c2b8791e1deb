import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { passwordChangeFlow } from "./passwordChange.flow";

/** The password counts as changed only after the provider confirmed it. */
function changesOnlyWhenTold({ steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot }, at) => {
    if (snapshot.matches("done")) expect(steps[at - 1]).toBe("changePassword=ok");
  });
}

describeFlow(passwordChangeFlow, {
  secrets: ["Zils-ezis-7", "zils-ezis-7"],
  invariant: changesOnlyWhenTold,
});
