import { describe, expect, test } from "vitest";
import { offerAt, replay, stateKeyOf } from "./engine";
import { recordsOn } from "./engine/record";
import { flows } from "./flows";
import { keptWalksOf } from "./keptWalks";

describe.each(flows)("the walks kept of $id", (flow) => {
  const walks = keptWalksOf(flow.id);

  test("each have a name of their own in both languages", () => {
    for (const language of [0, 1]) {
      const names = walks.map(({ name }) => name[language]);
      expect(names.every(Boolean)).toBe(true);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test.each(walks)("$name.0", ({ input, steps, ends }) => {
    expect(Object.keys(flow.inputs)).toContain(input);
    const { moments, refused } = replay(flow, input, steps);
    expect(refused).toBeNull();
    steps.forEach((step, at) => {
      const moment = moments[at];
      expect(moment && offerAt(flow, moment, step)?.isTaken, step).toBe(true);
    });
    const last = moments.at(-1);
    expect(last && stateKeyOf(last.snapshot)).toBe(ends);
    expect(recordsOn(flow, input, steps)).toHaveLength(steps.length + 1);
  });
});
