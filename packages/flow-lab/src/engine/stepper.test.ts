import { notProvided, notProvidedEffect } from "@amberline/flows/shared";
import { describe, expect, test } from "vitest";
import { assign, setup } from "xstate";
import { answers, examples } from "./examples";
import type { FlowDefinition } from "./flowDefinition";
import { everything, report } from "./coverage";
import { begin, choices } from "./engine";
import { goLive } from "./live";
import { explore, journey, keyOf } from "./paths";
import { replay, step } from "./steps";

const kettle = setup({
  types: {
    context: {} as { boils: number },
    events: {} as { type: "kettle.fill" } | { type: "kettle.heat" } | { type: "kettle.break" },
  },
  actors: { heat: notProvided<"hot" | "cold", undefined>("heat") },
  delays: { patience: 5_000, whistle: 2_000 },
  guards: {
    isHot: (_, answer: string) => answer === "hot",
    isWorn: ({ context }) => context.boils > 1,
    isNever: () => false,
  },
  actions: {
    countBoil: assign(({ context }) => ({ boils: context.boils + 1 })),
    ring: notProvidedEffect("ring"),
  },
}).createMachine({
  id: "kettle",
  context: { boils: 0 },
  initial: "empty",
  states: {
    empty: { on: { "kettle.fill": "full" } },
    full: {
      always: { guard: "isWorn", target: "broken" },
      on: { "kettle.heat": "heating", "kettle.break": { guard: "isNever", target: "broken" } },
    },
    heating: {
      invoke: {
        id: "heat",
        src: "heat",
        onDone: [
          {
            guard: { type: "isHot", params: ({ event }) => event.output },
            target: "singing",
            actions: "countBoil",
          },
          { target: "full" },
        ],
        onError: "broken",
      },
      after: { patience: "full" },
    },
    singing: { entry: "ring", after: { whistle: "full", patience: "broken" } },
    broken: { type: "final" },
  },
});

const events = {
  "kettle.fill": { type: "kettle.fill" },
  "kettle.heat": { type: "kettle.heat" },
  "kettle.break": { type: "kettle.break" },
} as const;

const never = "kettle.full: kettle.break [isNever] #1 -> kettle.broken";
const slower = "kettle.singing: after patience #1 -> kettle.broken";
const flow: FlowDefinition<typeof kettle> = {
  id: "kettle",
  machine: kettle,
  inputs: { cold: undefined },
  catalogue: (snapshot) => [
    ...examples("user", events),
    ...answers(snapshot, "heat", { hot: "hot", cold: "cold" }),
  ],
  project: ({ boils }) => boils,
  requirements: {},
  texts: [],
  takenWhileBusy: [],
  unreachable: {
    [never]: "nothing breaks a full kettle",
    [`${never} = true`]: "nothing breaks a full kettle",
    [slower]: "the whistle comes first",
  },
};

const values = (path: readonly string[]) =>
  replay(flow, "cold", path).moments.map(({ snapshot }) => snapshot.value);

describe("stepping", () => {
  test("replays a path without executing anything", () => {
    expect(values(["kettle.fill", "kettle.heat", "heat=hot"])).toEqual([
      "empty",
      "full",
      "heating",
      "singing",
    ]);
  });

  test("gives the same moments for the same path each time", () => {
    const path = ["kettle.fill", "kettle.heat", "heat=hot", "+whistle"];
    expect(values(path)).toEqual(values(path));
  });

  test("stays in place on an event the state does not take", () => {
    expect(values(["kettle.heat", "kettle.fill"])).toEqual(["empty", "empty", "full"]);
  });

  test("names the first impossible step and keeps the moments before it", () => {
    const { moments, refused } = replay(flow, "cold", ["kettle.fill", "heat=hot", "kettle.heat"]);
    expect(refused).toBe("heat=hot");
    expect(moments).toHaveLength(2);
  });

  test("offers answers only to calls in flight, and time only where a timer runs", () => {
    const idsAt = (path: readonly string[]) => {
      const { moments } = replay(flow, "cold", path);
      return choices(flow, moments[moments.length - 1] ?? begin(flow, "cold")).map(({ id }) => id);
    };
    const user = Object.keys(events);
    expect(idsAt([])).toEqual(user);
    expect(idsAt(["kettle.fill", "kettle.heat"])).toEqual([
      ...user,
      "heat=hot",
      "heat=cold",
      "heat=defect",
      "+patience",
    ]);
    expect(idsAt(["kettle.fill", "kettle.heat", "heat=hot"])).toEqual([...user, "+whistle", "+patience"]);
  });

  test("fires every timer due before a later one, in order", () => {
    const { moments } = replay(flow, "cold", ["kettle.fill", "kettle.heat", "heat=hot"]);
    const later = step(flow, moments[3] ?? begin(flow, "cold"), "+patience");
    expect(later?.met.map(({ event }) => event.type)).toEqual(["xstate.after.whistle.kettle.singing"]);
    expect(later?.moment.snapshot.value).toBe("full");
    expect(later?.moment.now).toBe(5_000);
  });

  test("drops the timers of an exited state", () => {
    const { moments } = replay(flow, "cold", ["kettle.fill", "kettle.heat", "heat=cold"]);
    expect(moments[3]?.timers).toEqual([]);
  });

  test("reaches the same states on a running actor with stubbed calls and effects", () => {
    const path = ["kettle.fill", "kettle.heat", "heat=hot", "+whistle", "kettle.heat", "+patience"];
    const live = goLive(flow, "cold");
    const seen = [live.actor.getSnapshot().value];
    for (const id of path) {
      expect(live.take(id)).not.toBeNull();
      seen.push(live.actor.getSnapshot().value);
    }
    expect(seen).toEqual(values(path));
    expect(live.take("heat=hot")).toBeNull();
  });
});

describe("paths and coverage", () => {
  test("reach every configuration by a shortest path", () => {
    const { configurations } = explore(flow);
    const shortest = [...configurations.values()].map(({ steps, moment }) => [
      moment.snapshot.value,
      moment.snapshot.context.boils,
      steps.length,
    ]);
    expect(shortest).toEqual([
      ["empty", 0, 0],
      ["full", 0, 1],
      ["heating", 0, 2],
      ["singing", 1, 3],
      ["broken", 0, 3],
      ["full", 1, 4],
      ["heating", 1, 5],
      ["singing", 2, 6],
      ["broken", 1, 6],
      ["broken", 2, 7],
    ]);
  });

  test("take every transition, eventless ones included, except those declared unreachable", () => {
    const { paths, covered } = journey(flow);
    const { line, missing } = report(flow, covered, paths.length);
    expect(missing).toEqual([]);
    expect(line).toBe(`kettle: states 5/5, transitions 8/8, guard outcomes 5/5, paths ${paths.length}`);
    for (const { input, steps } of paths) expect(replay(flow, input, steps).refused).toBeNull();
  });

  test("name uncovered parts without an excuse", () => {
    const strict = { ...flow, unreachable: {} };
    const { covered, paths } = journey(strict);
    expect(report(strict, covered, paths.length).missing).toEqual([never, slower, `${never} = true`]);
  });

  test("distinguish configurations only by the flow's projection", () => {
    const [first, later] = [["kettle.fill"], ["kettle.fill", "kettle.heat", "heat=hot", "+whistle"]].map(
      (path) => replay(flow, "cold", path).moments.at(-1) ?? begin(flow, "cold"),
    );
    if (!first || !later) throw new Error("Both paths fit.");
    expect(keyOf(flow, first)).not.toBe(keyOf(flow, later));
    const blind = { ...flow, project: () => null };
    expect(keyOf(blind, first)).toBe(keyOf(blind, later));
  });

  test("do not count transient states", () => {
    expect(everything(kettle).states).toEqual(
      new Set(["kettle.empty", "kettle.full", "kettle.heating", "kettle.singing", "kettle.broken"]),
    );
  });
});
