import type { Transaction } from "@amberline/api/client";
import { LIKELY_REPEAT } from "@amberline/api/contract";
import { money } from "@amberline/domain/money";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { failures, refused } from "../shared/examples";
import { exampleInput, exampleOrder, examplePayment, examplePending } from "./examples";
import { accepted, atCode, listing, mismatch } from "./send.stub";
import type { Order, SendInput } from "./send.types";
import { wireSend, type SendCalls } from "./send.wire";

const now = Date.UTC(2026, 10, 21, 9);
const day = 86_400_000;

function started(earlier: readonly Transaction[] | null, input: Partial<SendInput> = {}) {
  const calls = {
    createOrder: vi.fn<SendCalls["createOrder"]>(async () => ({
      ok: true,
      data: { kind: "nameCheck", check: { result: "MTCH", id: "check-1" } },
    })),
    transactions: vi.fn<SendCalls["transactions"]>(async () =>
      earlier
        ? { ok: true, data: { transactions: [...earlier], next: null, oldest: null, total: earlier.length } }
        : failures["500"],
    ),
    plans: vi.fn<SendCalls["plans"]>(),
    approvals: vi.fn<SendCalls["approvals"]>(async () => ({ ok: true, data: { proposals: [], own: null } })),
    createTemplate: vi.fn<SendCalls["createTemplate"]>(),
    enteredBy: vi.fn<SendCalls["enteredBy"]>(async () => ({ ok: true, data: "account-1" })),
    now: vi.fn<SendCalls["now"]>(() => now),
    verify: vi.fn<SendCalls["verify"]>(),
    rememberAttempt: vi.fn<SendCalls["rememberAttempt"]>(),
    forgetAttempt: vi.fn<SendCalls["forgetAttempt"]>(),
  };
  const actor = createActor(wireSend(calls), {
    input: { ...exampleInput, ...input },
    clock: new SimulatedClock(),
  });
  actor.start();
  const submit = async (change: Partial<Order> = {}) => {
    const order = { ...exampleOrder, ...change };
    actor.send({ type: "order.submit", order, template: null, attemptId: "attempt-1", now });
    await vi.waitFor(() => expect(actor.getSnapshot().children).toEqual({}), { interval: 1 });
    return actor.getSnapshot();
  };
  return { calls, submit };
}

const warned = { key: "send.repeat", values: { amount: exampleOrder.amount } };

describe("a payment like one of the last day", () => {
  test("is asked about before anything is sent, and taken when it is sent again [2.10]", async () => {
    const { calls, submit } = started([examplePayment({ createdAt: now - day + 1 })]);
    const first = await submit();
    expect([first.value, first.context.notice]).toEqual(["editing", warned]);
    expect(calls.createOrder).not.toHaveBeenCalled();
    const second = await submit();
    expect([second.value, second.context.notice]).toEqual(["nameCheck", null]);
    expect(calls.createOrder).toHaveBeenCalledOnce();
  });

  test("is still the same one with another reference, and not with another sum", async () => {
    const other = examplePayment({ id: "other", amount: money(3000, "EUR") });
    const { submit } = started([examplePayment(), other]);
    await submit();
    expect((await submit({ amount: money(3000, "EUR") })).context.notice).toMatchObject({
      key: "send.repeat",
      values: { amount: money(3000, "EUR") },
    });
    expect((await submit({ amount: money(3000, "EUR"), reference: "Cits" })).value).toBe("nameCheck");
  });

  test("is looked for among all payments of that sum, however many came after and whatever the customer's clock says", async () => {
    const { calls, submit } = started([]);
    await submit();
    expect(calls.transactions.mock.calls[0]?.[0]).toEqual({
      accountId: "account-1",
      kinds: ["send"],
      amountMin: exampleOrder.amount,
      amountMax: exampleOrder.amount,
      limit: 500,
    });
  });

  test("is written down nowhere where the provider pays at once", async () => {
    const { calls, submit } = started([examplePayment()], { checksNamesFirst: false });
    await submit();
    expect(calls.createOrder).not.toHaveBeenCalled();
    expect(calls.forgetAttempt).toHaveBeenCalledOnce();
  });

  test.each<[string, Partial<Transaction>]>([
    ["a day old", { createdAt: now - day }],
    ["of another sum", { amount: money(2501, "EUR") }],
    ["of another currency", { amount: money(2500, "GBP") }],
    ["that came in", { kind: "receive" }],
    ["that a creditor collected", { directDebit: "CORE" }],
    ["that was declined", { status: "declined" }],
    ["that failed", { status: "error_done" }],
    ["to another account", { payee: { ...examplePayment().payee, account: "LV50UNLA0050001234567" } }],
  ])("is not meant by one %s", async (_, change) => {
    const { submit } = started([examplePayment({ createdAt: now - 1, ...change })]);
    expect((await submit()).value).toBe("nameCheck");
  });
});

describe("the day before a payment", () => {
  const clockWrongBy = fc.integer({ min: -3 * day, max: 3 * day });
  const age = fc.integer({ min: 1, max: 2 * day });

  test("is the provider's, however wrong the customer's clock [2.10]", async () => {
    await fc.assert(
      fc.asyncProperty(clockWrongBy, age, async (wrongBy, old) => {
        const bankNow = now - wrongBy;
        const { calls, submit } = started([]);
        calls.transactions.mockResolvedValue({
          ...listing(examplePayment({ createdAt: bankNow - old })),
          answeredAt: bankNow,
        });
        expect((await submit()).value).toBe(old < day ? "editing" : "nameCheck");
      }),
      { numRuns: 40 },
    );
  });

  test("is the customer's where the provider does not say what time it is", async () => {
    const { submit } = started([examplePayment({ createdAt: now - day + 1 })]);
    expect((await submit()).context.notice).toEqual(warned);
  });
});

describe("a payment before which the list could not be read", () => {
  const unread = { key: "send.unread" };

  test("is checked for its name, and said so with the code, which then sends it [2.10]", async () => {
    const flow = await atCode({ listed: [failures["500"]] });
    const { value, context } = flow.actor.getSnapshot();
    expect([value, context.notice]).toEqual(["twoFactor", unread]);
    flow.enterCode();
    expect((await flow.settled()).output).toMatchObject({ isPaid: true });
  });

  test("is held back where its first request may pay, until it is sent once more [2.10]", async () => {
    const { calls, submit } = started(null, { checksNamesFirst: false });
    const first = await submit();
    expect([first.value, first.context.notice]).toEqual(["editing", unread]);
    expect(calls.createOrder).not.toHaveBeenCalled();
    expect(calls.forgetAttempt).toHaveBeenCalledOnce();
    expect((await submit()).value).toBe("nameCheck");
    await submit({ amount: money(3_000, "EUR") });
    expect(calls.createOrder).toHaveBeenCalledOnce();
  });

  test.each(["500", "timeout", "malformed", "403", "404"] as const)(
    "keeps its code when it is known no sooner, the list answered %s",
    async (failure) => {
      const flow = await atCode({ listed: [listing(), failures[failure]] });
      flow.enterCode();
      const { value, context } = await flow.settled();
      expect([value, context.notice, context.codesRefused]).toEqual(["twoFactor", unread, 0]);
      expect([flow.calls.createOrder.mock.calls.length, flow.stored()]).toEqual([1, null]);
      flow.enterCode();
      expect((await flow.settled()).output).toMatchObject({ isPaid: true });
    },
  );

  test("is asked about again once a list says that it is a repeat", async () => {
    const flow = await atCode({ listed: [failures["500"], listing(examplePayment())] });
    flow.enterCode();
    const { value, context } = await flow.settled();
    expect([value, context.notice]).toEqual(["twoFactor", warned]);
    expect(flow.calls.createOrder).toHaveBeenCalledOnce();
  });
});

describe("a payment made elsewhere while this one was at the code", () => {
  const repeatsOf = ({ calls }: Awaited<ReturnType<typeof atCode>>) =>
    calls.createOrder.mock.calls.map(([, forced]) => forced?.repeatOf);

  test("is asked about before the code is used, and meant when the code is sent again [2.10]", async () => {
    const flow = await atCode({ listed: [listing(), listing(examplePayment())] });
    flow.enterCode();
    const { value, context } = await flow.settled();
    expect([value, context.notice, context.codesRefused]).toEqual(["twoFactor", warned, 0]);
    expect(flow.stored()).toBeNull();
    expect(repeatsOf(flow)).toEqual([undefined]);
    flow.enterCode();
    expect((await flow.settled()).output).toMatchObject({ isPaid: true });
    expect(repeatsOf(flow)).toEqual([undefined, "payment-1"]);
  });

  test("is asked about once more when there is yet another", async () => {
    const another = examplePayment({ id: "payment-2" });
    const flow = await atCode({
      listed: [listing(), listing(examplePayment()), listing(another, examplePayment())],
    });
    for (const asked of [1, 2]) {
      flow.enterCode();
      expect([asked, (await flow.settled()).context.notice]).toEqual([asked, warned]);
    }
    flow.enterCode();
    await flow.settled();
    expect(repeatsOf(flow)).toEqual([undefined, "payment-2"]);
  });

  test("is asked about when only the provider knows of it", async () => {
    const refusal = { ...refused(LIKELY_REPEAT, LIKELY_REPEAT), details: { repeat_of: "elsewhere" } };
    const flow = await atCode({ created: [mismatch, refusal, accepted] });
    flow.enterCode();
    const { value, context } = await flow.settled();
    expect([value, context.notice]).toEqual(["twoFactor", warned]);
    flow.enterCode();
    expect((await flow.settled()).output).toMatchObject({ isPaid: true });
    expect(repeatsOf(flow)).toEqual([undefined, undefined, "elsewhere"]);
    expect(new Set(flow.keys())).toEqual(new Set(["intent-1"]));
  });

  test("is not taken for this one when the answer is lost", async () => {
    const flow = await atCode({
      created: [mismatch, failures.net],
      listed: [listing(), listing(examplePayment())],
    });
    flow.enterCode();
    await flow.settled();
    flow.enterCode();
    expect((await flow.settled()).value).toEqual({ unknown: "waiting" });
  });

  test("is asked about while another tab still waits for its answer", async () => {
    const flow = await atCode();
    flow.actor.send({ type: "attempts.seen", attempts: [{ ...examplePending, id: "elsewhere" }] });
    flow.enterCode();
    const { value, context } = flow.actor.getSnapshot();
    expect([value, context.notice]).toEqual([
      "twoFactor",
      { key: "send.twin", values: { amount: exampleOrder.amount } },
    ]);
    flow.enterCode();
    expect((await flow.settled()).output).toMatchObject({ isPaid: true });
  });

  test("leaves the code unsent when the connection is gone, and says that nothing was paid [8]", async () => {
    const flow = await atCode({ listed: [listing(), failures.net] });
    flow.enterCode();
    const { value, context } = await flow.settled();
    expect([value, context.notice]).toEqual(["editing", { key: "send.notMade.access" }]);
    expect(flow.calls.createOrder).toHaveBeenCalledOnce();
  });
});

describe("a payment with an unknown outcome that is sent again", () => {
  const lost = async (listed: Parameters<typeof listing>) => {
    const flow = await atCode({ created: [mismatch, failures.net, mismatch, accepted] });
    flow.enterCode();
    await flow.sendAgain();
    flow.calls.transactions.mockResolvedValue(listing(...listed));
    flow.submit();
    await flow.settled();
    return flow;
  };

  test("counts as made when it shows among the transactions meanwhile", async () => {
    const flow = await lost([examplePayment()]);
    expect(flow.actor.getSnapshot().output).toMatchObject({ isPaid: true, found: [{ id: "payment-1" }] });
    expect(flow.calls.createOrder).toHaveBeenCalledTimes(2);
  });

  test("counts as made when it shows only at the code", async () => {
    const flow = await lost([]);
    flow.confirm();
    flow.calls.transactions.mockResolvedValue(listing(examplePayment()));
    flow.enterCode();
    expect((await flow.settled()).output).toMatchObject({ isPaid: true, found: [{ id: "payment-1" }] });
    expect(flow.calls.createOrder).toHaveBeenCalledTimes(3);
  });
});
