import { expect } from "vitest";
import { describeFlow, type Walk } from "../engine/describeFlow";
import { passwordResetFlow } from "./passwordReset.flow";

/** The password counts as changed only when the provider said so; without an e-mail nothing is ever sent. */
function changesOnlyWhenTold({ input, steps, moments }: Walk) {
  moments.forEach(({ snapshot, started }, at) => {
    if (snapshot.matches("changed")) expect(steps[at - 1]).toBe("confirmReset=ok");
    if (input !== "mailed") expect(started).toEqual([]);
  });
}

describeFlow(passwordResetFlow, {
  secrets: ["135790", "Zils-ezis-7"],
  invariant: changesOnlyWhenTold,
});
