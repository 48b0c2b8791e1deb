import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { plansFlow } from "./plans.flow";

const listed = ["readPlans=ok", "readPlans=troubled", "readPlans=none", "changePlan=ok", "changePlan=none"];

/** The list is what the provider answered last, and nothing is stopped without the question. */
function showsWhatItWasTold({ steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot }, at) => {
    const before = moments[at - 1]?.snapshot;
    if (!before) return;
    if (snapshot.context.plans !== before.context.plans) expect(listed).toContain(steps[at - 1]);
    if (!snapshot.matches({ shown: "changing" }) || before.matches({ shown: "changing" })) return;
    if (snapshot.context.change?.act !== "stop") return;
    expect(before.matches({ shown: "asking" })).toBe(true);
    expect(snapshot.context.change).toBe(before.context.change);
    expect(steps[at - 1]).toBe("stop.confirm");
  });
}

describeFlow(plansFlow, { invariant: showsWhatItWasTold });
