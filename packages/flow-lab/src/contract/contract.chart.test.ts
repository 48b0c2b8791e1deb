import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { contractFlow } from "./contract.flow";

/** Only the shown document is signed, only by an authorised signer, and "signed" appears only after the bank confirmed it. */
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
