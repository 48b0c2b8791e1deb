import type { Proposal } from "@amberline/api/client";
import { LIKELY_REPEAT } from "@amberline/api/contract";
import { money } from "@amberline/domain/money";
import { roles } from "@amberline/domain/rights";
import { describe, expect, test, vi } from "vitest";
import { failures, refused } from "../shared/examples";
import { approvalsFor, approvalsOf } from "./attempt";
import { ableWithApproval, exampleOrder, examplePayment, examplePending, exampleProposal } from "./examples";
import { atCode, listing, mismatch, started } from "./send.stub";
import type { OrderOutcome } from "./send.types";
import type { SendCalls } from "./send.wire";

const proposedNow: OrderOutcome = {
  ok: true,
  data: { kind: "accepted", id: "proposal-1", status: null, approvalsNeeded: 2 },
};
const input = { caps: ableWithApproval };
const approvals = (...proposals: Proposal[]) => ({
  approvals: vi.fn<SendCalls["approvals"]>(async () => ({ ok: true, data: { proposals, own: null } })),
});
const plan = { first: "2026-12-06", rhythm: "once", until: null, times: null, shift: "after" } as const;

describe("a payment that others have to approve", () => {
  test.each([undefined, plan])("waits, and is neither sent nor planned [2.10-7]", async (later) => {
    const flow = started({ created: [mismatch, proposedNow], input });
    flow.submit(later ? { plan: later } : {});
    await flow.settled();
    flow.confirm();
    flow.enterCode();
    const { value, context } = await flow.settled();
    expect([value, context.approvalsNeeded, context.isPaid]).toEqual(["waiting", 2, false]);
    expect(flow.stored()).toBeNull();
    flow.actor.send({ type: "page.goHome" });
    expect(flow.actor.getSnapshot().output).toMatchObject({ isPaid: false, found: [] });
  });

  test("keeps its template [2.10-7]", async () => {
    const flow = started({ created: [mismatch, proposedNow], input });
    flow.submit({}, true);
    await flow.settled();
    flow.confirm();
    flow.enterCode();
    expect((await flow.settled()).value).toBe("waiting");
    expect(flow.calls.createTemplate).toHaveBeenCalledOnce();
  });

  test("is told by the account as it is now [2.10-7]", () => {
    const of = (minor: number, caps = ableWithApproval) => approvalsFor(caps, money(minor, "EUR"));
    expect([of(1_000), of(1_001)]).toEqual([0, 2]);
    expect(of(1_000, { ...ableWithApproval, rights: roles.accountant })).toBe(1);
    const { actor } = started({ input });
    actor.send({ type: "caps.changed", caps: { ...ableWithApproval, rule: null } });
    expect(approvalsFor(actor.getSnapshot().context.caps, exampleOrder.amount)).toBe(0);
  });

  test("is told by the provider, which counts what was paid to the payee that day [2.10-7]", async () => {
    const created = [
      { ok: true, data: { kind: "nameCheck", check: { result: "MTCH", approvalsNeeded: 2 } } },
    ] as const;
    const flow = started({ created: [...created], input });
    const order = { ...exampleOrder, amount: money(500, "EUR") };
    flow.submit(order);
    const { context } = await flow.settled();
    expect([approvalsFor(context.caps, order.amount), approvalsOf(context, order)]).toEqual([0, 2]);
  });

  test("may be made by whoever may only prepare, and not by who approves alone [2.10-7]", () => {
    const at = (rights: readonly ("see" | "prepare" | "pay" | "approve")[]) =>
      started({ input: { caps: { ...ableWithApproval, rights } } }).actor.getSnapshot().value;
    expect([at(["see", "prepare"]), at(["see", "pay"])]).toEqual(["editing", "editing"]);
    expect(at(["see", "approve"])).toEqual({ blocked: "idle" });
  });
});

describe("such a payment whose answer is lost", () => {
  const lost = async (calls: Parameters<typeof atCode>[0] = {}) => {
    const flow = await atCode({ created: [mismatch, failures.net], input, ...calls });
    flow.enterCode();
    await flow.settled();
    return flow;
  };

  test("is found by its key where it waits, and does not count as made [2.10-7]", async () => {
    const flow = await lost({ calls: approvals(exampleProposal({}, "intent-1")) });
    const { value, context } = flow.actor.getSnapshot();
    expect([value, context.approvalsNeeded, context.isPaid]).toEqual(["waiting", 2, false]);
    expect([flow.stored(), flow.calls.createOrder.mock.calls.length]).toEqual([null, 2]);
  });

  test("is not a payment of another that is listed meanwhile [2.10-7]", async () => {
    const flow = await lost({
      listed: [listing(), listing(), listing(examplePayment())],
      calls: approvals(exampleProposal({}, "intent-1")),
    });
    expect(flow.actor.getSnapshot().value).toBe("waiting");
  });

  test("is found after a reload, planned as well [2.10-7]", async () => {
    for (const isPlanned of [false, true]) {
      const { settled, stored } = started({
        input: { ...input, pendingAttempts: [{ ...examplePending, isPlanned }] },
        calls: approvals(exampleProposal()),
      });
      expect((await settled()).value).toBe("waiting");
      expect(stored()).toBeNull();
    }
  });

  test.each(["declined", "withdrawn", "expired"] as const)(
    "and that was %s meanwhile was not made, and is sent again with a key of its own [2.10-7]",
    async (state) => {
      const flow = await lost({ calls: approvals(exampleProposal({ state }, "intent-1")) });
      const { value, context } = flow.actor.getSnapshot();
      expect([value, context.notice]).toEqual(["editing", { key: "send.notApproved" }]);
      flow.submit();
      await flow.settled();
      expect(flow.keys()).toEqual(["intent-1", "intent-1", "intent-2"]);
    },
  );

  test("and that was approved meanwhile is made, listed or not [2.10-7]", async () => {
    const approved = approvals(exampleProposal({ state: "approved" }, "intent-1"));
    const flow = await lost({ calls: approved });
    expect(flow.actor.getSnapshot().output).toMatchObject({ isPaid: true, found: [] });
    const listed = await lost({
      listed: [listing(), listing(), listing(examplePayment({ status: "declined" }))],
      calls: approved,
    });
    expect(listed.actor.getSnapshot().context.notice).toEqual({ key: "transactions.title.declined" });
  });

  test("is not missing while nobody knows what waits [2.10-7]", async () => {
    const flow = await lost({ calls: { approvals: vi.fn(async () => failures["500"]) } });
    await flow.lookInVain();
    await flow.lookInVain();
    expect(flow.actor.getSnapshot().can({ type: "payment.sendAgain" })).toBe(false);
  });

  test("asks only where payments may wait [2.10-7]", async () => {
    const flow = await lost({ input: {} });
    await flow.lookInVain();
    expect(flow.calls.approvals).not.toHaveBeenCalled();
  });
});

describe("a payment like one that waits for approval", () => {
  const waits = { key: "send.repeatWaiting", values: { amount: exampleOrder.amount } };

  test("is asked about before it is sent, and names that one when it is sent again [2.10-7]", async () => {
    const flow = started({ created: [mismatch, proposedNow], input, calls: approvals(exampleProposal()) });
    flow.submit();
    const { value, context } = await flow.settled();
    expect([value, context.notice]).toEqual(["editing", waits]);
    expect(flow.calls.createOrder).not.toHaveBeenCalled();
    flow.submit();
    await flow.settled();
    flow.confirm();
    flow.enterCode();
    expect((await flow.settled()).value).toBe("waiting");
    expect(flow.calls.createOrder.mock.lastCall?.[1]).toMatchObject({ repeatOf: "proposal-1" });
  });

  test.each([
    ["to another account", { payee: { ...exampleOrder.payee, account: "LV50UNLA0050001234567" } }],
    ["of another sum", { amount: money(2_501, "EUR") }],
    ["that is planned", { plan: plan }],
  ])("is not one %s", async (_, change) => {
    const flow = started({ input, calls: approvals(exampleProposal()) });
    flow.submit(change);
    expect((await flow.settled()).value).toBe("nameCheck");
  });

  test("is asked about when only the bank takes them for the same [2.10-7]", async () => {
    const repeat = { ...refused(LIKELY_REPEAT, ""), details: { repeat_of: "proposal-1" } };
    const flow = started({
      created: [mismatch, repeat, proposedNow],
      input,
      calls: approvals(exampleProposal()),
    });
    flow.submit({ plan });
    await flow.settled();
    flow.confirm();
    flow.enterCode();
    const { value, context } = await flow.settled();
    expect([value, context.notice]).toEqual(["twoFactor", waits]);
    flow.enterCode();
    expect((await flow.settled()).value).toBe("waiting");
    expect(flow.calls.createOrder.mock.lastCall?.[1]).toMatchObject({ repeatOf: "proposal-1" });
  });

  test("names the payment the bank means, where another waits as well [2.10-7]", async () => {
    const repeat = { ...refused(LIKELY_REPEAT, ""), details: { repeat_of: "payment-1" } };
    const flow = started({
      created: [mismatch, repeat, proposedNow],
      listed: [listing(examplePayment({ createdAt: exampleProposal().createdAt - 1 }))],
      input,
      calls: approvals(exampleProposal()),
    });
    flow.submit();
    expect((await flow.settled()).context.notice).toEqual(waits);
    flow.submit();
    await flow.settled();
    flow.confirm();
    flow.enterCode();
    expect((await flow.settled()).context.notice).toMatchObject({ key: "send.repeat" });
    flow.enterCode();
    expect((await flow.settled()).value).toBe("waiting");
    const named = flow.calls.createOrder.mock.calls.map(([, forced]) => forced?.repeatOf);
    expect(named).toEqual([undefined, "proposal-1", "payment-1"]);
  });

  test("does not stand for the payment in doubt, and is asked about when that is sent again [2.10-7]", async () => {
    const flow = await atCode({ created: [mismatch, failures.net, proposedNow], input });
    flow.enterCode();
    await flow.settled();
    await flow.sendAgain();
    flow.calls.approvals.mockResolvedValue({ ok: true, data: { proposals: [exampleProposal()], own: null } });
    flow.submit();
    const { value, context } = await flow.settled();
    expect([value, context.notice]).toEqual(["editing", waits]);
    flow.submit();
    expect((await flow.settled()).value).toBe("waiting");
    expect(flow.keys()).toEqual(["intent-1", "intent-1", "intent-1"]);
  });
});
