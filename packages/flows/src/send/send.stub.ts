import type { NameCheck, Transaction } from "@amberline/api/client";
import { expect, vi, type Mock } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { failures } from "../shared/examples";
import { Secret } from "../shared";
import { exampleInput, exampleOrder } from "./examples";
import type { Order, OrderOutcome, PendingAttempt, SendInput } from "./send.types";
import { wireSend, type SendCalls } from "./send.wire";

/** The time at which the payment tests take place. */
export const now = Date.UTC(2026, 10, 21, 9);
export const checked = (check: NameCheck): OrderOutcome => ({ ok: true, data: { kind: "nameCheck", check } });
export const accepted: OrderOutcome = {
  ok: true,
  data: { kind: "accepted", id: "payment-1", status: "pending" },
};
export const mismatch = checked({ result: "NMTC", id: "check-1" });
/** A page of transactions as the list call returns it. */
export const listing = (...transactions: Transaction[]): Awaited<ReturnType<SendCalls["transactions"]>> => ({
  ok: true,
  data: { transactions, next: null, oldest: null, total: transactions.length },
});

interface Setting {
  /** Responses to /order/create, in order. */
  created?: OrderOutcome[];
  /** Responses to /order, in order; the last one repeats. */
  listed?: Awaited<ReturnType<SendCalls["transactions"]>>[];
  input?: Partial<SendInput>;
  calls?: Partial<{ [Call in keyof SendCalls]: Mock<SendCalls[Call]> }>;
}

/** A send machine with canned responses, and helpers for tests. */
export function started({
  created = [mismatch, accepted],
  listed = [listing()],
  input = {},
  calls: others = {},
}: Setting) {
  let stored: PendingAttempt | null = input.pendingAttempts?.[0] ?? null;
  const last = listed[listed.length - 1] ?? listing();
  const calls = {
    createOrder: vi.fn<SendCalls["createOrder"]>(async () => created.shift() ?? failures.net),
    transactions: vi.fn<SendCalls["transactions"]>(async () => listed.shift() ?? last),
    plans: vi.fn<SendCalls["plans"]>(async () => ({ ok: true, data: [] })),
    approvals: vi.fn<SendCalls["approvals"]>(async () => ({ ok: true, data: { proposals: [], own: null } })),
    createTemplate: vi.fn<SendCalls["createTemplate"]>(async () => ({
      ok: true,
      data: true,
    })),
    enteredBy: vi.fn<SendCalls["enteredBy"]>(async () => ({ ok: true, data: "account-1" })),
    now: vi.fn<SendCalls["now"]>(() => now),
    verify: vi.fn<SendCalls["verify"]>(async () => {}),
    rememberAttempt: vi.fn<SendCalls["rememberAttempt"]>((attempt) => {
      stored = attempt;
    }),
    forgetAttempt: vi.fn<SendCalls["forgetAttempt"]>(() => {
      stored = null;
    }),
    ...others,
  };
  const clock = new SimulatedClock();
  const actor = createActor(wireSend(calls), { input: { ...exampleInput, ...input }, clock });
  actor.start();
  let intents = 0;
  const settled = async () => {
    await vi.waitFor(() => expect(actor.getSnapshot().children).toEqual({}), { interval: 1 });
    return actor.getSnapshot();
  };
  const submit = (change: Partial<Order> = {}, withTemplate = false) => {
    intents += 1;
    const order = { ...exampleOrder, ...change };
    const template = {
      templateName: "Koncerti",
      payeeName: order.payee.name,
      account: order.payee.account,
      bic: order.payee.bic,
      reference: order.reference,
      amount: order.amount,
    };
    actor.send({
      type: "order.submit",
      order,
      template: withTemplate ? template : null,
      attemptId: `intent-${intents}`,
      now,
    });
  };
  const confirm = () => actor.send({ type: "name.confirm", now });
  const enterCode = (code = "975310") => actor.send({ type: "code.submit", code: new Secret(code), now });
  const keys = () => calls.createOrder.mock.calls.map(([, , { idempotencyKey }]) => idempotencyKey);
  /** All automatic searches for a payment with an unknown outcome. */
  const lookInVain = async () => {
    if (actor.getSnapshot().matches({ unknown: "unresolved" })) actor.send({ type: "check.retry" });
    await settled();
    for (const wait of [2_000, 5_000, 10_000]) {
      clock.increment(wait);
      await settled();
    }
    expect(actor.getSnapshot().value).toEqual({ unknown: "unresolved" });
  };
  const sendAgain = async () => {
    await lookInVain();
    await lookInVain();
    actor.send({ type: "payment.sendAgain" });
  };
  return {
    actor,
    calls,
    clock,
    settled,
    submit,
    confirm,
    enterCode,
    lookInVain,
    sendAgain,
    keys,
    stored: () => stored,
  };
}

/** Past the name check and into the two-factor dialog. */
export async function atCode(setting: Setting = {}) {
  const flow = started(setting);
  flow.submit();
  await flow.settled();
  flow.confirm();
  return flow;
}
