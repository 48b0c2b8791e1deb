import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { signInFlow } from "../signIn/signIn.flow";
import { sendFlow } from "../send/send.flow";
import { sessionClockFlow } from "../sessionClock/sessionClock.flow";
import { companyRegistrationFlow } from "../companyRegistration/companyRegistration.flow";
import { cover, everything, nothingCovered } from "./coverage";
import { edgesOf, offersOf, type Offer } from "./edges";
import { begin, choices, take, type AnyFlowDefinition, type Moment } from "./engine";
import { replay } from "./steps";

const at = (flow: AnyFlowDefinition, input: string, steps: readonly string[]): Moment => {
  const { moments, refused } = replay(flow, input, steps);
  expect(refused).toBeNull();
  return moments[moments.length - 1] ?? begin(flow, input);
};

const offered = (flow: AnyFlowDefinition, moment: Moment, id: string): Offer | undefined =>
  offersOf(flow, moment).find(({ example }) => example.id === id);

const definitions: Record<string, AnyFlowDefinition> = {
  send: sendFlow,
  signIn: signInFlow,
  "session clock": sessionClockFlow,
  "corporate onboarding, which is parallel": companyRegistrationFlow,
};

const toCheck = ["order.submit", "create=vop.NMTC"];

describe("the edges of a chart", () => {
  test("have the source, event, guard and target of each transition", () => {
    expect(edgesOf(sendFlow)).toContainEqual({
      id: "send.nameCheck: name.confirm [cannotSend] #2 -> send.blocked",
      source: "send.nameCheck",
      targets: ["send.blocked"],
      event: "name.confirm",
      guard: "cannotSend",
    });
  });

  test("use short names for timers, answers and eventless transitions", () => {
    const events = new Set(edgesOf(sendFlow).map(({ event }) => event));
    expect(events).toContain("always");
    expect(events).toContain("done create");
    expect(events).toContain("error create");
    expect(events).toContain("after recheck");
    expect([...events].filter((event) => event.startsWith("xstate."))).toEqual([]);
  });

  test.each(Object.entries(definitions))("are the transitions that coverage counts: %s", (_, flow) => {
    expect(edgesOf(flow).map(({ id }) => id)).toEqual([...everything(flow.machine).transitions]);
  });
});

describe("the offers of a moment", () => {
  test("name the transition an event would take", () => {
    const moment = at(sendFlow, "private", toCheck);
    expect(offered(sendFlow, moment, "name.confirm")).toMatchObject({ isTaken: true, refusedBy: null });
    const [edge] = offered(sendFlow, moment, "name.confirm")?.edges ?? [];
    expect(edge).toMatch(/^send\.nameCheck: name\.confirm .* -> send\.twoFactor$/);
  });

  test("name the guard that refuses an event", () => {
    const moment = at(sendFlow, "private", [...toCheck, "name.confirm"]);
    expect(offered(sendFlow, moment, "code.submit:short")).toEqual({
      example: expect.objectContaining({ id: "code.submit:short" }),
      edges: [],
      refusedBy: "isSixCharacters",
      isForbidden: false,
      isTaken: false,
    });
  });

  test("name the guard by which a state forbids an event", () => {
    const moment = at(sendFlow, "refusing", toCheck);
    expect(offered(sendFlow, moment, "name.confirm")).toMatchObject({
      isTaken: false,
      refusedBy: "isRefusedByPolicy",
      isForbidden: true,
      edges: [],
    });
  });

  test("name no guard for an event the state does not handle", () => {
    const unknown = offered(sendFlow, begin(sendFlow, "private"), "name.confirm");
    expect(unknown).toMatchObject({ isTaken: false, refusedBy: null, edges: [] });
  });

  test("list every running timer with its effect", () => {
    const moment = at(sendFlow, "unchecked", ["order.submit", "create=net", "reconcile=none"]);
    const timer = offered(sendFlow, moment, "+recheck");
    expect(timer).toMatchObject({ isTaken: true, example: { group: "time" } });
    expect(timer?.edges).toEqual(["send.unknown.waiting: after recheck #1 -> send.unknown.checking"]);
  });

  test("still list the customer's events when the flow is over, as not taken", () => {
    const over = offersOf(sendFlow, at(sendFlow, "private", ["order.submit", "create=accepted"]));
    expect(over.map(({ example }) => example.id)).toContain("order.submit");
    expect(over.filter(({ isTaken }) => isTaken)).toEqual([]);
  });

  test.each(Object.entries(definitions))(
    "are taken exactly when a step changes something, with the transitions of the coverage: %s",
    (_, flow) => {
      const input = fc.constantFrom(...Object.keys(flow.inputs));
      const draws = fc.array(fc.nat(), { maxLength: 25 });
      fc.assert(
        fc.property(input, draws, (name, drawn) => {
          let moment = begin(flow, name);
          for (const draw of drawn) {
            const listed = choices(flow, moment);
            const chosen = listed[draw % listed.length];
            if (!chosen) break;
            for (const offer of offersOf(flow, moment)) {
              const next = take(flow, moment, offer.example);
              const hasChanged = next.moment.snapshot !== moment.snapshot || next.moment.now !== moment.now;
              expect(offer.isTaken, offer.example.id).toBe(hasChanged);
              const covered = nothingCovered();
              cover(next.met.slice(0, 1), covered);
              for (const edge of offer.edges) expect(covered.transitions, offer.example.id).toContain(edge);
              if (offer.isTaken && offer.refusedBy !== null) expect.fail(offer.example.id);
            }
            moment = take(flow, moment, chosen).moment;
          }
        }),
        { numRuns: 25 },
      );
    },
  );
});
