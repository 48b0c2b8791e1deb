import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { contractFlow } from "./contract.flow";

/** Nothing is signed but what was shown, by somebody who may, and "signed" is said only when the bank said so. */
function signsOnlyWhatWasShown({ steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot, started }, at) => {
    const { unsignedContract, company } = snapshot.context;
    if (started.includes("sign")) {
      expect(unsignedContract).not.toBeNull();
      expect([company.user.verification, company.user.hasTwoFactor]).toEqual(["verify", true]);
    }
    const before = moments[at - 1]?.snapshot;
    const left = before?.matches({ open: { work: { signing: "signing" } } });
    if (left && snapshot.matches({ open: { work: "resting" } }))
      expect(["sign=ok", "sign=notReady"]).toContain(steps[at - 1]);
  });
}

describeFlow(contractFlow, {
  secrets: ["246810"],
  invariant: signsOnlyWhatWasShown,
});
