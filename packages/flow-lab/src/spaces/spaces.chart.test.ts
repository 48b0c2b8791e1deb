import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { spacesFlow } from "./spaces.flow";

/** Only who may pay moves anything, one form is one key, and nothing is closed without the question. */
function movesOnce({ steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot }, at) => {
    const { context } = snapshot;
    const isMoving = snapshot.matches({ shown: "moving" }) || snapshot.matches({ shown: "sending" });
    expect(context.intent !== null).toBe(isMoving);
    if (!context.mayMove) {
      expect([context.openId, context.intent]).toEqual([null, null]);
      return;
    }
    const before = moments[at - 1]?.snapshot;
    if (!before) return;
    const begins = (shown: "sending" | "closing") =>
      snapshot.matches({ shown }) && !before.matches({ shown });
    if (begins("sending")) {
      expect(context.move).toMatchObject(before.context.intent ?? {});
      expect(before.matches({ shown: "moving" })).toBe(true);
    }
    if (!begins("closing")) return;
    expect(before.matches({ shown: "asking" })).toBe(true);
    expect(steps[at - 1]).toBe("close.confirm");
  });
}

describeFlow(spacesFlow, { invariant: movesOnce });
