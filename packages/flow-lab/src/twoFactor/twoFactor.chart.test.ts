import { exampleCodes, exampleSecret } from "@amberline/flows/twoFactor/examples";
import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { twoFactorFlow } from "./twoFactor.flow";

/** Recovery codes stay until the customer confirms having saved them, and no secret outlives its state. */
function showsSecretsOnceAndLongEnough({ steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot }, at) => {
    const before = moments[at - 1]?.snapshot;
    const step = steps[at - 1];
    if (before?.matches({ codes: "unsaved" }) && !snapshot.matches("codes"))
      expect(["session.ended", "account.switched"]).toContain(step);
    expect(snapshot.context.codes !== null).toBe(snapshot.matches("codes"));
    if (!snapshot.matches("settingUp")) expect(snapshot.context.secret).toBeNull();
  });
}

describeFlow(twoFactorFlow, {
  secrets: ["246810", exampleSecret, ...exampleCodes],
  invariant: showsSecretsOnceAndLongEnough,
});
