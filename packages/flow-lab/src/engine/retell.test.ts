import { Secret } from "@amberline/flows/shared";
import { describe, expect, test } from "vitest";
import type { AnyActor } from "xstate";
import { flowOf, flows } from "../flows";
import { keptWalksOf } from "../keptWalks";
import { begin, type AnyFlowDefinition } from "./engine";
import { goLive } from "./live";
import { stateKeyOf } from "./naming";
import { journey } from "./paths";
import { retell } from "./retell";
import { follow, type SessionRun } from "./session";
import { replay } from "./steps";

const send = flowOf("send") ?? expect.fail("There is no payment.");

function ran(flow: AnyFlowDefinition, input: string, steps: readonly string[]) {
  const live = goLive(flow, input);
  let run: SessionRun | undefined;
  follow(live.actor as AnyActor, "1", (told) => (run = told));
  for (const id of steps) live.take(id);
  if (!run) throw new Error("Nothing was told.");
  // As it arrives in another window.
  return { live, run: structuredClone(run) };
}

const endOf = (flow: AnyFlowDefinition, input: string, steps: readonly string[]) => {
  const last = replay(flow, input, steps).moments.at(-1) ?? begin(flow, input);
  return stateKeyOf(last.snapshot);
};

describe.each(flows)("a session of $id", (flow) => {
  test("is retold by a walk to the same state, whatever it did", () => {
    const paths = [...keptWalksOf(flow.id), ...journey(flow).paths.slice(0, 12)];
    for (const { input, steps } of paths) {
      const { run } = ran(flow, input, steps);
      const told = retell(flow, run);
      expect(told.untold, steps.join("~")).toEqual([]);
      expect(endOf(flow, told.input, told.steps)).toBe(run.moves.at(-1)?.state ?? run.state);
    }
  });
});

describe("a payment of a session", () => {
  const walked = ["order.submit", "create=vop.NMTC", "name.confirm", "code.submit", "resend=net"];

  test("is retold by the very steps it took", () => {
    expect(retell(send, ran(send, "private", walked).run)).toEqual({
      input: "private",
      steps: walked,
      untold: [],
    });
    const other = ["order.submit", "create=vop.CMTC", "name.useMatched"];
    expect(retell(send, ran(send, "refusing", other).run)).toMatchObject({
      input: "refusing",
      steps: other,
    });
  });

  test("is recorded without its code", () => {
    const { run } = ran(send, "private", walked);
    expect(JSON.stringify(run)).not.toContain("975310");
    expect(run.moves[3]).toMatchObject({ event: { type: "code.submit", code: "•••" }, state: "resending" });
  });

  test("is recorded without a code held by another bundle's class", () => {
    const { live } = ran(send, "private", walked.slice(0, 3));
    let run: SessionRun | undefined;
    follow(live.actor as AnyActor, "2", (told) => (run = told));
    const Other = class extends Secret {};
    live.actor.send({ type: "code.submit", code: new Other("975310"), now: 0 });
    expect(JSON.stringify(run)).not.toContain("975310");
  });

  test("says which event has no counterpart in the catalogue", () => {
    const { run } = ran(send, "private", walked);
    const [first, , ...rest] = run.moves;
    const strange = { event: { type: "xstate.done.actor.create", output: {} }, state: "unknown.unresolved" };
    const told = retell(send, { ...run, moves: [...(first ? [first] : []), strange, ...rest] });
    expect(told).toEqual({ input: "private", steps: ["order.submit"], untold: [1, 2, 3, 4] });
  });

  test("keeps one of the events that change nothing", () => {
    const { live } = ran(send, "private", []);
    let run: SessionRun | undefined;
    follow(live.actor as AnyActor, "3", (told) => (run = told));
    for (let at = 0; at < 5; at++) live.actor.send({ type: "attempts.seen", attempts: [] });
    expect(run?.moves.length).toBeLessThan(3);
  });
});
