import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { passwordResetFlow } from "./passwordReset.flow";

/** The password counts as changed only after the provider confirmed it. */
function changesOnlyWhenTold({ steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot }, at) => {
    if (snapshot.matches("done")) expect(steps[at - 1]).toBe("confirmReset=ok");
  });
}

describeFlow(passwordResetFlow, {
  secrets: ["135790", "Zils-ezis-7"],
  invariant: changesOnlyWhenTold,
});
