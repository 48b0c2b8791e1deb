import { expect } from "vitest";
import { describeFlow, type Walk } from "../stepper/describeFlow";
import { passwordChangeSpec } from "./passwordChange.spec";

/** The password counts as changed only when the provider said so. */
function changesOnlyWhenTold({ steps, moments }: Walk) {
  moments.forEach(({ snapshot }, at) => {
    if (snapshot.matches("changed")) expect(steps[at - 1]).toBe("changePassword=ok");
  });
}

describeFlow(passwordChangeSpec, {
  secrets: ["Zils-ezis-7", "zils-ezis-7"],
  ending: { id: "page.left", state: "left" },
  invariant: changesOnlyWhenTold,
});
