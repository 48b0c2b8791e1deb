import path from "node:path";
import { inspect } from "node:util";
import { flowOf } from "../flows";
import en from "@amberline/flows/locales/en.json";
import lv from "@amberline/flows/locales/lv.json";
import type { LeafMeta } from "@amberline/flows/shared";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AnyMachineSnapshot, AnyStateNode, InspectionEvent } from "xstate";
import { coverage } from "../coverage";
import { hosts } from "../hosts";
import { versionOf, writeAddress } from "./address";
import { everything, figuresOf, report } from "./coverage";
import { type AnyFlowDefinition, begin, choices, type Moment, type Step, take } from "./engine";
import { goLive } from "./live";
import { pathStories } from "./pathStories";
import { journey, type Path } from "./paths";

export interface FlowChecks {
  /** Secret texts of the examples, which must not leak anywhere. */
  secrets?: readonly string[];
  /** What always holds in this flow, checked along every random walk. */
  invariant: (walk: RandomWalk) => void;
}

/** A random walk: the ids of its steps and the moment after each, with the start first. */
export interface RandomWalk extends Path {
  moments: readonly Moment[];
}

const leavesOf = ({ _nodes }: AnyMachineSnapshot): AnyStateNode[] =>
  _nodes.filter(({ type }) => type === "atomic" || type === "final");

const visible = ({ value, context, status, children }: AnyMachineSnapshot) =>
  JSON.stringify({ value, context, status, children: Object.keys(children).sort() });

/** Compares as text, which is far quicker than comparing tens of thousands of objects. */
function expectSame(actual: AnyMachineSnapshot, wanted: AnyMachineSnapshot, words: () => string) {
  const [seen, awaited] = [visible(actual), visible(wanted)];
  if (seen !== awaited) expect(JSON.parse(seen), words()).toEqual(JSON.parse(awaited));
}

/** 50 random events from what the catalogue and the clock offer at each step; fewer if the flow ends. */
function wander(flow: AnyFlowDefinition, input: string, draws: readonly number[]): RandomWalk {
  let moment = begin(flow, input);
  const steps: string[] = [];
  const moments = [moment];
  for (const draw of draws) {
    const offered = choices(flow, moment);
    const choice = offered[draw % offered.length];
    if (!choice) break;
    moment = take(flow, moment, choice).moment;
    steps.push(choice.id);
    moments.push(moment);
  }
  return { input, steps, moments };
}

/** Stepper address that replays a path. */
const address = (flow: AnyFlowDefinition, { input, steps }: Path) =>
  `stepper.html#${writeAddress({ flow: flow.id, version: versionOf(flow), input, steps })}`;

/** Random walks; a failing one reports its address, fast-check reports the seed. */
const walks = (flow: AnyFlowDefinition) =>
  fc
    .tuple(fc.constantFrom(...Object.keys(flow.inputs)), fc.array(fc.nat(), { minLength: 50, maxLength: 50 }))
    .map(([input, draws]) => {
      const walk = wander(flow, input, draws);
      return { ...walk, [fc.toStringMethod]: () => address(flow, walk) };
    });

type Journey = ReturnType<typeof journey>;

function testPaths(flow: AnyFlowDefinition, { paths: generated, covered, exploration }: Journey) {
  test("reaches every state, takes every transition and sees every guard say yes and no", () => {
    const { line, missing } = report(flow, covered, generated.length);
    process.stdout.write(`${line}\n`);
    expect(missing).toEqual([]);
  });

  test("is covered as its figures say: else run `npm run charts`", () => {
    expect(coverage[flow.id]).toEqual(figuresOf(flow, covered, generated.length));
  });

  test("comes to the same state on a running actor as by folding, on every generated path", () => {
    // Paths begin alike, and what they share need not be worked out and compared again.
    const known = new Map<string, Step>();
    for (const path of generated) {
      const live = goLive(flow, path.input);
      const words = () => address(flow, path);
      const compare = () => expectSame(live.actor.getSnapshot(), live.folded().snapshot, words);
      compare();
      let beginning = path.input;
      for (const id of path.steps) {
        beginning += `~${id}`;
        const shared = known.get(beginning);
        if (shared) {
          live.follow(shared);
          continue;
        }
        const taken = live.take(id);
        if (!taken) expect.fail(`${id} is not taken: ${words()}`);
        known.set(beginning, taken);
        compare();
      }
      live.actor.stop();
    }
  });

  test("has a story of every state, by the shortest path to it", async () => {
    const stories = path.join(import.meta.dirname, `../${flow.id}/paths.generated.stories.tsx`);
    await expect(await pathStories(flow, exploration)).toMatchFileSnapshot(stories);
  });
}

function testDefinition(flow: AnyFlowDefinition, { configurations }: Journey["exploration"]) {
  test("has words in both languages for all it announces and says", () => {
    const states = [...configurations.values()].flatMap(({ moment }) => leavesOf(moment.snapshot));
    const announced = states.flatMap(({ meta }) => (meta as LeafMeta | undefined)?.announce ?? []);
    for (const key of new Set([...announced, ...flow.texts])) {
      expect(en).toHaveProperty([key]);
      expect(lv).toHaveProperty([key]);
    }
  });

  test("is a flow with a screen of its own", () => {
    expect(flowOf(flow.id)).toBe(flow);
    expect(Object.keys(hosts)).toContain(flow.id);
  });

  test("gives every state a screen, a focus, words to announce and a section of the specification", () => {
    const shortId = (id: string) => id.slice(flow.machine.id.length + 1);
    const states = everything(flow.machine).states;
    expect(Object.keys(flow.requirements).sort()).toEqual([...states].map(shortId).sort());
    for (const [id, sections] of Object.entries(flow.requirements)) {
      expect(sections, id).not.toEqual([]);
      for (const section of sections) expect(section, id).toMatch(/^\d+(\.\d+)*( |$)/);
    }
    for (const { moment } of configurations.values()) {
      for (const { id, meta } of leavesOf(moment.snapshot)) {
        const leaf = meta as LeafMeta | undefined;
        expect(leaf?.screen, id).toBeTruthy();
        expect(leaf, id).toHaveProperty("focus");
        expect(leaf, id).toHaveProperty("announce");
      }
    }
  });
}

function testStates(flow: AnyFlowDefinition, { configurations, edges }: Journey["exploration"]) {
  test("leads from every state to one where something can be done, or to the end", () => {
    const rests = [...configurations.values()].filter(({ moment }) => !moment.snapshot.hasTag("busy"));
    const reached = new Set(rests.map(({ key }) => key));
    for (let grown = true; grown;) {
      const before = reached.size;
      edges.filter(({ to }) => reached.has(to)).forEach(({ from }) => reached.add(from));
      grown = reached.size > before;
    }
    expect([...configurations.keys()].filter((key) => !reached.has(key))).toEqual([]);
  });

  test("lets no click or key disturb a call in flight, but the ones listed", () => {
    const busyIn = ({ snapshot }: Moment) =>
      leavesOf(snapshot).flatMap(({ id, tags }) => (tags.includes("busy") ? [id] : []));
    for (const { moment } of configurations.values()) {
      if (!moment.snapshot.hasTag("busy")) continue;
      const user = choices(flow, moment).filter(({ group }) => group === "user");
      const before = busyIn(moment);
      for (const choice of user) {
        if (flow.takenWhileBusy.includes(choice.event.type)) continue;
        const after = busyIn(take(flow, moment, choice).moment);
        if (!before.every((id) => after.includes(id)))
          expect(after, choice.id).toEqual(expect.arrayContaining(before));
      }
    }
  });
}

function testWalks(flow: AnyFlowDefinition, { invariant }: FlowChecks) {
  test("keeps its promises along random walks of 50 events", () => {
    fc.assert(
      fc.property(walks(flow), (walk) => invariant(walk)),
      { numRuns: 300 },
    );
  });
}

function testSecrecy(flow: AnyFlowDefinition, secrets: readonly string[]) {
  test("shows no password and no code to storage, to inspection or in its context", () => {
    fc.assert(
      fc.property(walks(flow), ({ input, steps }) => {
        const seen: string[] = [];
        const look = (value: unknown) => seen.push(JSON.stringify(value) ?? "");
        const live = goLive(flow, input, (inspected: InspectionEvent) => {
          if ("event" in inspected) seen.push(JSON.stringify(inspected.event), inspect(inspected.event));
          if (inspected.type === "@xstate.action") look(inspected.action.params);
        });
        for (const id of steps) {
          live.take(id);
          look(live.actor.getPersistedSnapshot());
          look(live.actor.getSnapshot().context);
        }
        live.actor.stop();
        const text = seen.join("\n");
        for (const secret of secrets) expect(text.includes(secret), secret).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
}

/** The checks every flow answers to. */
export function describeFlow(flow: AnyFlowDefinition, checks: FlowChecks) {
  describe(`the ${flow.id} chart`, () => {
    const taken = journey(flow);
    testPaths(flow, taken);
    testDefinition(flow, taken.exploration);
    testStates(flow, taken.exploration);
    testWalks(flow, checks);
    if (checks.secrets) testSecrecy(flow, checks.secrets);
  });
}
