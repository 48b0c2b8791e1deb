import { readFileSync } from "node:fs";
import path from "node:path";
import { flows } from "@amberline/flow-lab/flows";
import { everything } from "@amberline/flow-lab/engine";
import { describe, expect, it } from "vitest";
import { coveredOf, coverageOf } from "./coveredOf";

const stories = readFileSync(path.join(import.meta.dirname, "stepper.stories.tsx"), "utf8");

describe("the stepper", () => {
  it("has a story per flow, named after it", () => {
    const named = [...stories.matchAll(/^export const (\w+): Story = \{ args: \{ flow: "(\w+)" \} \};$/gm)];
    expect(named.map(([, , flow]) => flow)).toEqual(flows.map(({ id }) => id));
    for (const [, name = "", flow = ""] of named) expect(name.toLowerCase()).toBe(flow.toLowerCase());
  });

  it("counts as covered what tests reach, except what the flow declares unreachable", () => {
    for (const flow of flows) {
      const { states, transitions, guards } = coverageOf(flow);
      const left = [states, transitions, guards].reduce((sum, { covered, all }) => sum + all - covered, 0);
      const { states: ids, transitions: arrows, guards: outcomes } = everything(flow.machine);
      const unreachable = [...ids, ...arrows, ...outcomes].filter((name) => name in flow.unreachable);
      expect(left, flow.id).toBe(unreachable.length);
      for (const name of unreachable) expect(coveredOf(flow).has(name)).toBe(false);
    }
  });
});
