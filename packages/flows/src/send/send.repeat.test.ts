import type { Transaction } from "@amberline/api/client";
import { money } from "@amberline/domain/money";
import { describe, expect, test, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { failures } from "../shared/examples";
import { exampleInput, exampleOrder, examplePayment } from "./examples";
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
    createTemplate: vi.fn<SendCalls["createTemplate"]>(),
    enteredBy: vi.fn<SendCalls["enteredBy"]>(async () => ({ ok: true, data: "account-1" })),
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

  test("is looked for among all payments of that sum since the day before, however many came after", async () => {
    const { calls, submit } = started([]);
    await submit();
    expect(calls.transactions.mock.calls[0]?.[0]).toEqual({
      accountId: "account-1",
      kinds: ["send"],
      amountMin: exampleOrder.amount,
      amountMax: exampleOrder.amount,
      start: "2026-11-19",
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
    ["that was declined", { status: "declined" }],
    ["that failed", { status: "error_done" }],
    ["to another account", { payee: { ...examplePayment().payee, account: "LV50UNLA0050001234567" } }],
  ])("is not meant by one %s", async (_, change) => {
    const { submit } = started([examplePayment({ createdAt: now - 1, ...change })]);
    expect((await submit()).value).toBe("nameCheck");
  });

  test("holds nothing up when the list cannot be read", async () => {
    expect((await started(null).submit()).value).toBe("nameCheck");
  });
});
