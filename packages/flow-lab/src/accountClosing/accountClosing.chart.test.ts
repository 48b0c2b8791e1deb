import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { accountClosingFlow } from "./accountClosing.flow";

/** Nothing is closed that was not reviewed, nor while anything keeps it from it, nor paid to a name that wasn't checked. */
function closesWhatWasShown({ steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot }, at) => {
    const before = moments[at - 1]?.snapshot;
    const { closing, to, check } = snapshot.context;
    if (!snapshot.matches({ shown: "closing" }) || !before || before.matches({ shown: "closing" })) return;
    expect(before.matches({ shown: "reviewing" })).toBe(true);
    expect(steps[at - 1]).toBe("review.confirm");
    expect(closing?.blockers).toEqual([]);
    expect([to !== null, check !== null]).toEqual(
      Array.from({ length: 2 }, () => closing?.amount.minor !== 0),
    );
  });
}

describeFlow(accountClosingFlow, { invariant: closesWhatWasShown });
