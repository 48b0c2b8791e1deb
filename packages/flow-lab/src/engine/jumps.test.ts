import { flowOf, flows } from "../flows";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stateKeyOf } from "./naming";
import { type AnyFlowDefinition, begin, choices, type Moment } from "./engine";
import { jumpsOf } from "./jumps";
import { goLive } from "./live";
import { offerAt, replay, step } from "./steps";

function specOf(id: string): AnyFlowDefinition {
  const flow = flowOf(id);
  if (!flow) throw new Error(`There is no flow ${id}.`);
  return flow;
}
const send = specOf("send");

function at(flow: AnyFlowDefinition, input: string, ...steps: string[]): Moment {
  const { moments, refused } = replay(flow, input, steps);
  if (refused !== null) throw new Error(`${refused} means nothing here.`);
  return moments.at(-1) ?? begin(flow, input);
}

describe("jumps in time", () => {
  it("fire the timers due until then and nothing else", () => {
    const creating = at(send, "private", "order.submit");
    expect(stateKeyOf(step(send, creating, "+30s")?.moment.snapshot ?? creating.snapshot)).toBe("creating");
    const twice = at(send, "private", "order.submit", "+30s", "+30s");
    expect(stateKeyOf(twice.snapshot)).toBe(
      stateKeyOf(at(send, "private", "order.submit", "+requestTimeout").snapshot),
    );
  });

  it("shorten the remaining time of a timer", () => {
    const before = at(send, "private", "order.submit");
    const after = at(send, "private", "order.submit", "+1s");
    const left = ({ timers, now }: Moment) => (timers[0]?.due ?? 0) - now;
    expect(left(before) - left(after)).toBe(1_000);
  });

  it("fire a repeating timer once for a sleeping machine, and as often as due for one awake", () => {
    const steps = [
      "order.submit",
      "create=vop.NMTC",
      "name.confirm",
      "code.submit",
      "resend=net",
      "reconcile=none",
    ];
    const waiting = at(send, "private", ...steps);
    const met = (name: string) => step(send, waiting, name)?.met ?? [];
    expect(met("+slept.3h").map(({ at: when }) => when - waiting.now)).toEqual(
      met("+slept.3h").map(() => 10_800_000),
    );
    expect(met("+5m").every(({ at: when }) => when < waiting.now + 300_000)).toBe(true);
  });

  it("change nothing without a running timer, and are not offered by a flow without timers", () => {
    const start = begin(send, "private");
    expect(offerAt(send, start, "+30s")?.isTaken).toBe(false);
    expect(offerAt(send, at(send, "private", "order.submit"), "+30s")?.isTaken).toBe(true);
    for (const flow of flows) {
      const hasTimers = flow.machine.root.machine.implementations.delays;
      const offered = jumpsOf(flow, begin(flow, Object.keys(flow.inputs)[0] ?? "")).length;
      expect(offered > 0, flow.id).toBe(Object.keys(hasTimers).length > 0);
    }
  });

  it("lead a running actor to the same state, on any walk of events and times", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...["send", "signIn", "chat", "verification"].map(specOf)),
        fc.array(fc.nat(), { minLength: 25, maxLength: 25 }),
        (flow, draws) => {
          const live = goLive(flow, Object.keys(flow.inputs)[0] ?? "");
          for (const draw of draws) {
            const moment = live.folded();
            const names = [
              ...choices(flow, moment).map(({ id }) => id),
              ...jumpsOf(flow, moment).map(({ example }) => example.id),
            ];
            const name = names[draw % names.length];
            if (name === undefined) break;
            expect(live.take(name)).not.toBeNull();
            expect(live.actor.getSnapshot().value).toEqual(live.folded().snapshot.value);
          }
          live.actor.stop();
        },
      ),
      { numRuns: 80 },
    );
  });
});
