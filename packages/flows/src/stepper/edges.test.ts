import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loginSpec } from "../login/login.spec";
import { sendSpec } from "../send/send.spec";
import { sessionClockSpec } from "../sessionClock/sessionClock.spec";
import { corporateOnboardingSpec } from "../corporateOnboarding/corporateOnboarding.spec";
import { cover, everything, nothingCovered } from "./coverage";
import { edgesOf, offersOf, type Offer } from "./edges";
import { begin, choices, take, type AnyFlowSpec, type Moment } from "./engine";
import { replay } from "./steps";

const at = (spec: AnyFlowSpec, input: string, steps: readonly string[]): Moment => {
  const { moments, refused } = replay(spec, input, steps);
  expect(refused).toBeNull();
  return moments[moments.length - 1] ?? begin(spec, input);
};

const offered = (spec: AnyFlowSpec, moment: Moment, id: string): Offer | undefined =>
  offersOf(spec, moment).find(({ example }) => example.id === id);

const specs: Record<string, AnyFlowSpec> = {
  send: sendSpec,
  login: loginSpec,
  "session clock": sessionClockSpec,
  "corporate onboarding, which is parallel": corporateOnboardingSpec,
};

const toCheck = ["order.submit", "create=vop.NMTC"];

describe("the edges of a chart", () => {
  test("tell where each transition starts, on what, under which guard and where it leads", () => {
    expect(edgesOf(sendSpec)).toContainEqual({
      id: "send.nameCheck: name.confirm [cannotSend] #2 -> send.blocked",
      source: "send.nameCheck",
      targets: ["send.blocked"],
      event: "name.confirm",
      guard: "cannotSend",
    });
  });

  test("tell timers, answers and ways that are always taken by short names", () => {
    const events = new Set(edgesOf(sendSpec).map(({ event }) => event));
    expect(events).toContain("always");
    expect(events).toContain("done create");
    expect(events).toContain("error create");
    expect(events).toContain("after recheck");
    expect([...events].filter((event) => event.startsWith("xstate."))).toEqual([]);
  });

  test.each(Object.entries(specs))("are the very transitions coverage counts: %s", (_, spec) => {
    expect(edgesOf(spec).map(({ id }) => id)).toEqual([...everything(spec.machine).transitions]);
  });
});

describe("the offers of a moment", () => {
  test("name the transition an event would take", () => {
    const moment = at(sendSpec, "private", toCheck);
    expect(offered(sendSpec, moment, "name.confirm")).toMatchObject({ isTaken: true, refusedBy: null });
    const [edge] = offered(sendSpec, moment, "name.confirm")?.edges ?? [];
    expect(edge).toMatch(/^send\.nameCheck: name\.confirm .* -> send\.twoFactor$/);
  });

  test("name the guard that refuses an event", () => {
    const moment = at(sendSpec, "private", [...toCheck, "name.confirm"]);
    expect(offered(sendSpec, moment, "code.submit:short")).toEqual({
      example: expect.objectContaining({ id: "code.submit:short" }),
      edges: [],
      refusedBy: "isSixCharacters",
      isForbidden: false,
      isTaken: false,
    });
  });

  test("name the guard under which a state forbids an event", () => {
    const moment = at(sendSpec, "refusing", toCheck);
    expect(offered(sendSpec, moment, "name.confirm")).toMatchObject({
      isTaken: false,
      refusedBy: "isRefusedByPolicy",
      isForbidden: true,
      edges: [],
    });
  });

  test("name no guard for an event the state does not know", () => {
    const unknown = offered(sendSpec, begin(sendSpec, "private"), "name.confirm");
    expect(unknown).toMatchObject({ isTaken: false, refusedBy: null, edges: [] });
  });

  test("list every running timer with what it would do", () => {
    const moment = at(sendSpec, "unchecked", ["order.submit", "create=net", "reconcile=none"]);
    const timer = offered(sendSpec, moment, "+recheck");
    expect(timer).toMatchObject({ isTaken: true, example: { group: "time" } });
    expect(timer?.edges).toEqual(["send.unknown.waiting: after recheck #1 -> send.unknown.checking"]);
  });

  test("go on listing the customer's events when the flow is over, and none is taken", () => {
    const over = offersOf(sendSpec, at(sendSpec, "private", ["page.left"]));
    expect(over.map(({ example }) => example.id)).toContain("order.submit");
    expect(over.filter(({ isTaken }) => isTaken)).toEqual([]);
  });

  test.each(Object.entries(specs))(
    "are taken exactly when stepping changes something, and take what coverage names: %s",
    (_, spec) => {
      const input = fc.constantFrom(...Object.keys(spec.inputs));
      const draws = fc.array(fc.nat(), { maxLength: 25 });
      fc.assert(
        fc.property(input, draws, (name, drawn) => {
          let moment = begin(spec, name);
          for (const draw of drawn) {
            const listed = choices(spec, moment);
            const chosen = listed[draw % listed.length];
            if (!chosen) break;
            for (const offer of offersOf(spec, moment)) {
              const next = take(spec, moment, offer.example);
              const hasChanged = next.moment.snapshot !== moment.snapshot || next.moment.now !== moment.now;
              expect(offer.isTaken, offer.example.id).toBe(hasChanged);
              const covered = nothingCovered();
              cover(next.met.slice(0, 1), covered);
              for (const edge of offer.edges) expect(covered.transitions, offer.example.id).toContain(edge);
              if (offer.isTaken && offer.refusedBy !== null) expect.fail(offer.example.id);
            }
            moment = take(spec, moment, chosen).moment;
          }
        }),
        { numRuns: 25 },
      );
    },
  );
});
