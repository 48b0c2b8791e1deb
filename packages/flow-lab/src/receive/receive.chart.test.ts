import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { receiveFlow } from "./receive.flow";

/** Details are shown if and only if the customer is verified and has some. */
function showsDetailsToTheVerifiedAlone({ moments }: RandomWalk) {
  moments.forEach(({ snapshot }) => {
    if (snapshot.status !== "active" || snapshot.matches({ unverified: "verifying" })) return;
    const { verification, details } = snapshot.context.standing;
    expect(snapshot.matches("shown")).toBe(verification === "verify" && details !== null);
  });
}

describeFlow(receiveFlow, {
  invariant: showsDetailsToTheVerifiedAlone,
});
