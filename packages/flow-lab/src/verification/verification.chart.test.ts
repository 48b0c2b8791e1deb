import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { verificationFlow } from "./verification.flow";

/** Nothing opens for who is verified or being checked, and one submission is followed by one look at a time. */
function opensAndLooksOnlyWhenItMay({ steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot, started }, at) => {
    const before = moments[at - 1]?.snapshot;
    const isOpening = snapshot.hasTag("dialog") && !before?.hasTag("dialog");
    if (isOpening) expect(["none", "reject"]).toContain(snapshot.context.status);
    if (snapshot.matches({ dialog: "review" }) && !before?.matches({ dialog: "review" }))
      expect(steps[at - 1]).toBe("widget.submitted");
    expect(started.filter((call) => call === "readStatus").length).toBeLessThanOrEqual(1);
    const hasWidget = snapshot.status === "active" && "widget" in snapshot.children;
    expect(hasWidget).toBe(snapshot.status === "active" && snapshot.matches({ dialog: "widget" }));
  });
}

describeFlow(verificationFlow, {
  secrets: ["widget-token-1"],
  invariant: opensAndLooksOnlyWhenItMay,
});
