import { money } from "@amberline/domain/money";
import { describe, expect, test, vi } from "vitest";
import type { PlannedPayment, Transaction } from "@amberline/api/client";
import { examplePlan } from "../plans/examples";
import { failures, sessionEnded } from "../shared/examples";
import { exampleOrder, examplePayment } from "./examples";
import { accepted, atCode, listing, mismatch, now, started } from "./send.stub";
import type { PendingAttempt } from "./send.types";
import type { SendCalls } from "./send.wire";

describe("a payment whose answer is lost", () => {
  const uncertain = ["net", "timeout", "500", "500.text", "malformed", "aborted"] as const;

  test.each(uncertain)("is unknown after %s and is never sent again by itself [8-4]", async (failure) => {
    const { actor, calls, clock, enterCode, lookInVain, settled } = await atCode({
      created: [mismatch, failures[failure]],
    });
    enterCode();
    expect((await settled()).matches("unknown")).toBe(true);
    expect(actor.getSnapshot().can({ type: "payment.sendAgain" })).toBe(false);
    await lookInVain();
    clock.increment(3_600_000);
    expect(calls.createOrder).toHaveBeenCalledTimes(2);
  });

  test("is unknown when no answer came in 45 seconds, and when our own code broke", async () => {
    const createOrder = vi.fn<SendCalls["createOrder"]>(async () => mismatch);
    const { actor, clock, enterCode, settled, stored } = await atCode({ calls: { createOrder } });
    createOrder.mockImplementation(() => new Promise(() => {}));
    enterCode();
    await vi.waitFor(() => expect(createOrder).toHaveBeenCalledTimes(2));
    clock.increment(44_999);
    expect(actor.getSnapshot().value).toBe("resending");
    clock.increment(1);
    expect(actor.getSnapshot().matches("unknown")).toBe(true);
    expect(actor.getSnapshot().context.attempt?.isSent).toBe(true);
    expect(createOrder.mock.lastCall?.[2].signal?.aborted).toBe(true);
    expect(stored()).not.toBeNull();

    const broken = await atCode();
    broken.calls.createOrder.mockRejectedValue(new TypeError("a mistake"));
    broken.enterCode();
    expect((await broken.settled()).matches("unknown")).toBe(true);
    await settled();
  });

  test("is found among the transactions and then counts as made [4-19]", async () => {
    const { enterCode, settled, stored } = await atCode({
      created: [mismatch, failures.net],
      listed: [listing(), listing(), listing(examplePayment())],
    });
    enterCode();
    const { output } = await settled();
    expect(output).toMatchObject({ isPaid: true, found: [{ id: "payment-1" }] });
    expect(stored()).toBeNull();
  });

  test("is not one that another tab has found to be its own, and tells the others which it was [4-20]", async () => {
    const { actor, calls, enterCode, lookInVain, settled } = await atCode({
      created: [mismatch, failures.net],
      listed: [listing(), listing(), listing()],
    });
    enterCode();
    await lookInVain();
    const attempt = actor.getSnapshot().context.attempt as PendingAttempt;
    actor.send({ type: "attempts.seen", attempts: [{ ...attempt, takenIds: ["payment-1"] }] });
    calls.transactions.mockResolvedValue(listing(examplePayment()));
    actor.send({ type: "check.retry" });
    expect((await settled()).value).toEqual({ unknown: "unresolved" });
    calls.transactions.mockResolvedValue(listing(examplePayment({ id: "payment-2" }), examplePayment()));
    actor.send({ type: "check.retry" });
    expect((await settled()).output).toMatchObject({ isPaid: true, found: [{ id: "payment-2" }] });
    expect(calls.forgetAttempt.mock.lastCall).toMatchObject([{ id: attempt.id }, "payment-2"]);
  });

  test("is looked for after 2, 5 and 10 seconds, then the customer decides", async () => {
    const { actor, calls, clock, enterCode, settled } = await atCode({ created: [mismatch, failures.net] });
    enterCode();
    await settled();
    const looks = () => calls.transactions.mock.calls.length - 2;
    expect(looks()).toBe(1);
    for (const [wait, expected] of [
      [2_000, 2],
      [5_000, 3],
      [10_000, 4],
    ] as const) {
      clock.increment(wait - 1);
      expect(actor.getSnapshot().value).toEqual({ unknown: "waiting" });
      clock.increment(1);
      await settled();
      expect(looks()).toBe(expected);
    }
    expect(actor.getSnapshot().value).toEqual({ unknown: "unresolved" });
    actor.send({ type: "check.retry" });
    await settled();
    expect(looks()).toBe(5);
    expect(actor.getSnapshot().value).toEqual({ unknown: "unresolved" });
  });

  test("can be sent again only once the customer has looked and the list, read, does not have it", async () => {
    const { actor, calls, enterCode, lookInVain, settled } = await atCode({
      created: [mismatch, failures.net],
    });
    const canSendAgain = () => actor.getSnapshot().can({ type: "payment.sendAgain" });
    enterCode();
    await lookInVain();
    expect(canSendAgain()).toBe(false);
    actor.send({ type: "check.retry" });
    await settled();
    expect(canSendAgain()).toBe(true);
    calls.transactions.mockResolvedValue(failures["500"]);
    actor.send({ type: "check.retry" });
    await settled();
    expect(canSendAgain()).toBe(false);
    calls.transactions.mockRejectedValue(new TypeError("a mistake"));
    actor.send({ type: "check.retry" });
    await settled();
    expect(canSendAgain()).toBe(false);
  });

  test("is not mistaken for a payment that was there before, or to somebody else, or of another sum", async () => {
    const before = examplePayment({ id: "before" });
    const { submit, confirm, enterCode, settled } = started({
      created: [mismatch, failures.net],
      listed: [
        listing(before),
        listing(before),
        listing(before),
        listing(
          before,
          examplePayment({ id: "a", amount: money(2_501, "EUR") }),
          examplePayment({ id: "b", payee: { ...before.payee, account: "LV00OTHER0000000000000" } }),
          examplePayment({ id: "c", kind: "receive" }),
        ),
      ],
    });
    // The first press reports the existing payment; the second confirms.
    submit();
    await settled();
    submit();
    await settled();
    confirm();
    enterCode();
    expect((await settled()).value).toEqual({ unknown: "waiting" });
  });

  test("is recognised by its reference when there are others like it", async () => {
    const { enterCode, settled } = await atCode({
      created: [mismatch, failures.net],
      listed: [
        listing(),
        listing(),
        listing(examplePayment({ id: "other", reference: "Īre" }), examplePayment()),
      ],
    });
    enterCode();
    expect((await settled()).output?.found.map(({ id }) => id)).toEqual(["payment-1"]);
  });

  test("lists every payment found when there are several", async () => {
    const { enterCode, settled } = await atCode({
      created: [mismatch, failures.net],
      listed: [listing(), listing(), listing(examplePayment(), examplePayment({ id: "payment-2" }))],
    });
    enterCode();
    expect((await settled()).output?.found.map(({ id }) => id)).toEqual(["payment-1", "payment-2"]);
  });

  test.each(["declined", "error_done"] as const)(
    "leads back to the form with its title when it was found %s, and may be made anew under a new key [4]",
    async (status) => {
      const { keys, enterCode, settled, stored, submit } = await atCode({
        created: [mismatch, failures.net, mismatch],
        listed: [listing(), listing(), listing(examplePayment({ status }))],
      });
      enterCode();
      const { value, context } = await settled();
      expect(value).toBe("editing");
      expect(context.notice?.key).toBe(`transactions.title.${status}`);
      expect(stored()).toBeNull();
      submit();
      await settled();
      expect(keys()).toEqual(["intent-1", "intent-1", "intent-2"]);
    },
  );

  test("can be sent again unchanged only with the key it had, so it is never paid twice", async () => {
    const { actor, keys, enterCode, sendAgain, settled, stored, submit } = await atCode({
      created: [mismatch, failures.net, accepted],
    });
    enterCode();
    await settled();
    await sendAgain();
    expect(actor.getSnapshot().value).toBe("editing");
    expect(stored()).toBeNull();
    submit();
    expect((await settled()).output).toMatchObject({ isPaid: true });
    expect(keys()).toEqual(["intent-1", "intent-1", "intent-1"]);
  });

  test("keeps the key even over a reload, when the same sum goes to the same account", async () => {
    const pendingAttempt: PendingAttempt = {
      id: "intent-before",
      accountId: "account-1",
      startedAt: now - 60_000,
      amount: exampleOrder.amount,
      payeeAccount: exampleOrder.payee.account,
      knownIds: [],
      isSent: true,
    };
    const unresolved = async () => {
      const flow = started({ created: [mismatch], input: { pendingAttempts: [pendingAttempt] } });
      await flow.sendAgain();
      return flow;
    };
    const same = await unresolved();
    same.submit();
    await same.settled();
    expect(same.keys()).toEqual(["intent-before"]);

    const other = await unresolved();
    other.submit({ amount: money(2_600, "EUR") });
    await other.settled();
    expect(other.keys()).toEqual(["intent-1"]);
  });

  test("waits for nobody who goes home: the attempt is kept for later", async () => {
    const { actor, enterCode, lookInVain, stored } = await atCode({ created: [mismatch, failures.net] });
    enterCode();
    await lookInVain();
    actor.send({ type: "page.goHome" });
    expect(actor.getSnapshot().output).toMatchObject({ isPaid: false });
    expect(stored()?.id).toBe("intent-1");
  });

  test.each(["401", "408"] as const)(
    "keeps the attempt when the session ends meanwhile with %s",
    async (status) => {
      const { enterCode, settled, stored } = await atCode({
        created: [mismatch, failures.net],
        listed: [listing(), listing(), sessionEnded[status]],
      });
      enterCode();
      expect((await settled()).value).toEqual({ unknown: "waiting" });
      expect(stored()?.id).toBe("intent-1");
    },
  );

  test("is looked for first after a reload, and nothing is sent", async () => {
    const pendingAttempt: PendingAttempt = {
      id: "intent-before",
      accountId: "account-1",
      startedAt: now,
      amount: exampleOrder.amount,
      payeeAccount: exampleOrder.payee.account,
      knownIds: ["before"],
      isSent: true,
    };
    const { calls, settled } = started({
      listed: [listing(examplePayment())],
      input: { pendingAttempts: [pendingAttempt] },
    });
    expect((await settled()).output).toMatchObject({ isPaid: true, found: [{ id: "payment-1" }] });
    expect(calls.createOrder).not.toHaveBeenCalled();
    expect(calls.forgetAttempt).toHaveBeenCalledTimes(1);
  });

  test("is written down before anything is sent, with ids, the sum, the accounts and the time alone", async () => {
    const order: string[] = [];
    const rememberAttempt = vi.fn<SendCalls["rememberAttempt"]>(() => {
      order.push("remembered");
    });
    const { calls, enterCode, settled } = await atCode({ calls: { rememberAttempt } });
    calls.createOrder.mockImplementation(async () => {
      order.push("sent");
      return accepted;
    });
    enterCode();
    await settled();
    expect(order).toEqual(["remembered", "remembered", "sent"]);
    const written = {
      id: "intent-1",
      accountId: "account-1",
      startedAt: now,
      amount: exampleOrder.amount,
      payeeAccount: exampleOrder.payee.account,
      knownIds: [],
      isPlanned: false,
    };
    expect(rememberAttempt.mock.calls).toEqual([
      [{ ...written, isSent: false }],
      [{ ...written, isSent: true }],
    ]);
  });

  test("keeps the attempt when the page goes while money is on its way", async () => {
    const { actor, calls, enterCode, stored } = await atCode();
    calls.createOrder.mockImplementation(() => new Promise(() => {}));
    enterCode();
    expect(actor.getSnapshot().hasTag("money-in-flight")).toBe(true);
    actor.stop();
    expect(stored()?.id).toBe("intent-1");
  });
});

describe("a payment for later whose answer is lost", () => {
  const { plan } = examplePlan;
  const { payee, amount } = exampleOrder;
  const planned = { ...examplePlan, payee, amount, orderKey: "intent-1" };

  async function lost(plans: readonly PlannedPayment[], listed: Transaction[], clock = now) {
    const calls = {
      plans: vi.fn<SendCalls["plans"]>(async () => ({ ok: true, data: plans })),
      now: vi.fn<SendCalls["now"]>(() => clock),
    };
    const flow = started({ created: [mismatch, failures.net], listed: [listing(...listed)], calls });
    flow.submit({ plan });
    await flow.settled();
    flow.confirm();
    flow.enterCode();
    return flow;
  }

  test("is found among the planned ones by its key", async () => {
    const { settled, calls, stored } = await lost([planned], []);
    expect((await settled()).output).toMatchObject({ isPaid: true, found: [{ id: "plan-rent" }] });
    expect(calls.transactions).not.toHaveBeenCalled();
    expect(stored()).toBeNull();
  });

  test("is not another one that is like it, nor a payment of the same day", async () => {
    const { lookInVain } = await lost([{ ...planned, orderKey: "intent-0" }], [examplePayment()]);
    await lookInVain();
  });

  test("is found among the payments once it may have become one", async () => {
    const { settled } = await lost([], [examplePayment()], now + 86_400_000);
    expect((await settled()).output).toMatchObject({ isPaid: true, found: [{ id: "payment-1" }] });
  });
});
