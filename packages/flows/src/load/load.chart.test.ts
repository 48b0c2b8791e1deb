import { expect } from "vitest";
import { describeFlow, type Walk } from "../stepper/describeFlow";
import { loadSpec } from "./load.spec";

/** Details stand on the page while, and only while, the customer is verified and has some. */
function showsDetailsToTheVerifiedAlone({ moments }: Walk) {
  moments.forEach(({ snapshot }) => {
    if (snapshot.status !== "active" || snapshot.matches({ unverified: "verifying" })) return;
    const { verification, details } = snapshot.context.standing;
    expect(snapshot.matches("shown")).toBe(verification === "verify" && details !== null);
  });
}

describeFlow(loadSpec, {
  secrets: [],
  ending: { id: "session.ended", state: "aborted" },
  invariant: showsDetailsToTheVerifiedAlone,
});
