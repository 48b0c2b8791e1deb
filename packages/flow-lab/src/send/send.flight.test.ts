import { inspect } from "node:util";
import type { NameCheck } from "@amberline/api/client";
import {
  type Created,
  type OrderOutcome,
  type PendingAttempt,
  type SendCalls,
  wireSend,
} from "@amberline/flows/send";
import { exampleInput, exampleOrder } from "@amberline/flows/send/examples";
import { Secret } from "@amberline/flows/shared";
import { failures, sessionEnded } from "@amberline/flows/shared/examples";
import { describe, expect, test, vi } from "vitest";
import { createActor, type InspectionEvent } from "xstate";
import { answerOf, snapshotAt } from "../stories/at";
import { sendFlow } from "./send.flow";

const now = Date.UTC(2026, 10, 21, 9);
const check: NameCheck = { result: "NMTC", id: "check-1" };
const empty = { transactions: [], next: null, oldest: null, total: 0 };
const answerNamed = (call: "create" | "resend", name: string): OrderOutcome =>
  name === "401" || name === "408"
    ? sessionEnded[name]
    : (answerOf<Created>(sendFlow, call, name).outcome as OrderOutcome);

/** A payment whose last request is answered so; `names` are the catalogue's. */
async function paid(
  { checked, sent, checksNamesFirst = true }: { checked?: string; sent?: string; checksNamesFirst?: boolean },
  look?: (event: InspectionEvent) => void,
) {
  const stored: { attempt: PendingAttempt | null } = { attempt: null };
  const remembered: PendingAttempt[] = [];
  const createOrder = vi.fn<SendCalls["createOrder"]>(async (_order, forced) => {
    if (forced) return answerNamed("resend", sent ?? "accepted");
    return checked ? answerNamed("create", checked) : { ok: true, data: { kind: "nameCheck", check } };
  });
  const actor = createActor(
    wireSend({
      createOrder,
      transactions: async () => ({ ok: true, data: empty }),
      plans: async () => failures.net,
      approvals: async () => failures.net,
      createTemplate: async () => failures.net,
      now: () => now,
      enteredBy: async () => ({ ok: true, data: "account-1" }),
      verify: async () => {},
      rememberAttempt: (attempt) => {
        stored.attempt = attempt;
        remembered.push(attempt);
      },
      forgetAttempt: () => {
        stored.attempt = null;
      },
    }),
    { input: { ...exampleInput, checksNamesFirst }, ...(look ? { inspect: look } : {}) },
  );
  actor.start();
  const settled = () => vi.waitFor(() => expect(actor.getSnapshot().children).toEqual({}), { interval: 1 });
  actor.send({ type: "order.submit", order: exampleOrder, template: null, attemptId: "intent-1", now });
  await settled();
  const code = new Secret("975310");
  if (!checked) {
    actor.send({ type: "name.confirm", now });
    actor.send({ type: "code.submit", code, now });
    await settled();
  }
  actor.stop();
  return { actor, code, createOrder, remembered, stored };
}

const definite = ["noInstant", "noCredit", "other", "403", "404", "401", "accepted"];
const uncertain = ["net", "timeout", "500", "500.text", "malformed", "malformed.text", "aborted", "408"];
const checks = ["vop.MTCH", "vop.CMTC", "vop.NMTC", "vop.NOAP", "vop.unknown"];

describe("the stored attempt", () => {
  test.each([...definite, ...checks])("is removed when the check is answered %s", async (checked) => {
    const { stored, remembered } = await paid({ checked, checksNamesFirst: false });
    expect(remembered.map(({ knownIds }) => knownIds)).toEqual([null, []]);
    expect(stored.attempt).toBeNull();
  });

  test.each([...definite, ...checks, ...uncertain])(
    "does not exist for a check that cannot pay, answered %s",
    async (checked) => {
      const { stored, remembered } = await paid({ checked });
      expect(remembered).toEqual([]);
      expect(stored.attempt).toBeNull();
    },
  );

  test.each([...definite, "INCORRECT_2FA_CODE"])(
    "is removed when the payment is answered %s",
    async (sent) => {
      const { stored, remembered } = await paid({ sent });
      expect(remembered.map(({ isSent }) => isSent)).toEqual([false, true]);
      expect(stored.attempt).toBeNull();
    },
  );

  test.each(uncertain)("is kept when a check that may pay is answered %s", async (checked) => {
    const { stored } = await paid({ checked, checksNamesFirst: false });
    expect(stored.attempt).toMatchObject({ id: "intent-1" });
  });

  test.each(uncertain)("is kept when the payment is answered %s", async (sent) => {
    const { stored } = await paid({ sent });
    expect(stored.attempt).toMatchObject({ id: "intent-1" });
  });
});

describe("the code", () => {
  test("is sent in one request and then gone", async () => {
    const { code, createOrder } = await paid({});
    expect(createOrder.mock.calls.map(([, forced]) => forced?.code)).toEqual([undefined, "975310"]);
    expect(code.satisfies(() => true)).toBe(false);
    expect(() => code.take()).toThrow("taken already");
  });

  test.each(["accepted", "INCORRECT_2FA_CODE", "net", "other"])(
    "is nowhere visible when the answer is %s: not in an event, in context, in storage or in the stored attempt",
    async (sent) => {
      const seen: unknown[] = [];
      const { actor, remembered } = await paid({ sent }, (event) => {
        if ("event" in event) seen.push(event.event);
        if (event.type === "@xstate.action") seen.push(event.action.params);
      });
      seen.push(
        actor.getSnapshot().context,
        actor.getPersistedSnapshot(),
        actor.getSnapshot().output,
        remembered,
      );
      expect(seen.length).toBeGreaterThan(5);
      expect(
        seen.map((each) => `${JSON.stringify(each)}${inspect(each, { depth: 9 })}`).join(),
      ).not.toContain("975310");
    },
  );
});

const nameCheck = "order.submit~create=vop.NMTC";
const twoFactor = `${nameCheck}~name.confirm`;
const resending = `${twoFactor}~code.submit`;
const lost = `${resending}~resend=net`;

describe("what changes around a payment", () => {
  test.each([
    ["while its name is checked", "order.submit", "creating"],
    ["while the name check is read", nameCheck, "nameCheck"],
    ["while the code is typed", twoFactor, "twoFactor"],
    ["while it is sent", resending, "resending"],
    ["while it is looked for", lost, { unknown: "checking" }],
    ["between two looks", `${lost}~reconcile=none`, { unknown: "waiting" }],
    ["while its template is saved", "order.submit:template~create=accepted", { succeeded: "savingTemplate" }],
  ] as const)("takes nothing off the screen %s, and is remembered", (_, path, value) => {
    for (const [change, reason] of [
      ["caps.changed:twoFactorOff", "twoFactorOff"],
      ["balance.changed:none", "noBalance"],
    ]) {
      const snapshot = snapshotAt(sendFlow, { input: "private", path: `${path}~${change}` });
      expect(snapshot.value).toEqual(value);
      expect(snapshot.context.reasons).toEqual([reason]);
    }
  });

  test.each([
    ["the name check is cancelled", `${nameCheck}~caps.changed:twoFactorOff~dialog.cancel`],
    ["the name is confirmed", `${nameCheck}~balance.changed:none~name.confirm`],
    ["the code is cancelled", `${twoFactor}~caps.changed:twoFactorOff~dialog.cancel`],
    ["the payment is refused", `${resending}~caps.changed:twoFactorOff~resend=other`],
    ["the lost payment was declined", `${lost}~caps.changed:twoFactorOff~reconcile=declined`],
  ])("counts once %s", (_, path) => {
    expect(snapshotAt(sendFlow, { input: "private", path }).value).toEqual({ blocked: "idle" });
  });

  test("reopens the form when the change was temporary", () => {
    const path = "caps.changed:twoFactorOff~caps.changed:able~balance.changed:none~balance.changed:more";
    expect(snapshotAt(sendFlow, { input: "private", path }).value).toBe("editing");
  });
});
