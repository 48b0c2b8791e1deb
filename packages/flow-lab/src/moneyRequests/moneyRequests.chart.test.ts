import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { moneyRequestsFlow } from "./moneyRequests.flow";

/** Only who may prepare payments asks and changes, one key is one form, and nothing is cancelled without the question. */
function asksOnce({ steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot }, at) => {
    const { context } = snapshot;
    const isMaking = ["making", "creating", "checking"].some((shown) => snapshot.matches({ shown }));
    if (isMaking) expect(context.key).not.toBeNull();
    if (!context.mayPrepare) {
      expect(isMaking || snapshot.hasTag("busy") || context.change !== null).toBe(
        snapshot.matches("loading"),
      );
      return;
    }
    const before = moments[at - 1]?.snapshot;
    if (!before) return;
    if (before.matches({ shown: "creating" }) || before.matches({ shown: "checking" }))
      expect([null, before.context.key]).toContain(context.key);
    if (!snapshot.matches({ shown: "changing" }) || before.matches({ shown: "changing" })) return;
    if (context.change?.act !== "cancel") return;
    expect(before.matches({ shown: "asking" })).toBe(true);
    expect(steps[at - 1]).toBe("cancel.confirm");
  });
}

describeFlow(moneyRequestsFlow, { invariant: asksOnce });
