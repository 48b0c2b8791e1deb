import type { NameCheck, Outcome, Transaction } from "@amberline/api/client";
import { CREDIT_NOT_REACHABLE, INSTANT_NOT_REACHABLE } from "@amberline/api/contract";
import { money } from "@amberline/domain/money";
import { describe, expect, test, vi, type Mock } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { failures, refused, Secret } from "../shared";
import { exampleInput, exampleOrder, examplePayment } from "./send.examples";
import type { Order, OrderOutcome, PendingAttempt, SendInput } from "./send.types";
import { wireSend, type SendCalls } from "./send.wire";

const now = Date.UTC(2026, 10, 21, 9);
const checked = (check: NameCheck): OrderOutcome => ({ ok: true, data: { kind: "nameCheck", check } });
const accepted: OrderOutcome = { ok: true, data: { kind: "accepted", id: "payment-1", status: "pending" } };
const mismatch = checked({ result: "NMTC", id: "check-1" });
const listing = (...transactions: Transaction[]): Awaited<ReturnType<SendCalls["transactions"]>> => ({
  ok: true,
  data: { transactions, next: null, oldest: null, total: transactions.length },
});

interface Setting {
  /** Answers to /order/create, in order. */
  created?: OrderOutcome[];
  /** Answers to /order, in order; the last one stays. */
  listed?: Awaited<ReturnType<SendCalls["transactions"]>>[];
  input?: Partial<SendInput>;
  calls?: Partial<{ [Call in keyof SendCalls]: Mock<SendCalls[Call]> }>;
}

function started({
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
    createTemplate: vi.fn<SendCalls["createTemplate"]>(async () => ({
      ok: true,
      data: { id: "template-1" },
    })),
    enteredBy: vi.fn<SendCalls["enteredBy"]>(async () => ({ ok: true, data: "account-1" })),
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
  return { actor, calls, clock, settled, submit, confirm, enterCode, keys, stored: () => stored };
}

/** Past the name check and into the two-factor dialog. */
async function atCode(setting: Setting = {}) {
  const flow = started(setting);
  flow.submit();
  await flow.settled();
  flow.confirm();
  return flow;
}

describe("sending", () => {
  test("checks the name, asks for consent and a code, then pays with force [4]", async () => {
    const { actor, calls, enterCode, settled, stored } = await atCode();
    expect(actor.getSnapshot().value).toBe("twoFactor");
    enterCode();
    const { status, output } = await settled();
    expect(status).toBe("done");
    expect(output).toMatchObject({ isPaid: true, hasTemplateFailed: false });
    expect(calls.createOrder.mock.calls.map(([, forced]) => forced)).toEqual([
      null,
      { nameCheckId: "check-1", code: "975310" },
    ]);
    expect(stored()).toBeNull();
  });

  test("uses one idempotency key from the first check to the payment", async () => {
    const { enterCode, settled, keys } = await atCode();
    enterCode();
    await settled();
    expect(keys()).toEqual(["intent-1", "intent-1"]);
  });

  test.each(["MTCH", "NMTC", "CMTC", "NOAP", "SOMETHING_NEW"])(
    "shows what the name check %s said and lets the customer send anyway [8]",
    async (result) => {
      const { actor, confirm, submit, settled } = started({
        created: [checked({ result, message: "Look twice" })],
      });
      submit();
      const { value, context } = await settled();
      expect(value).toBe("nameCheck");
      expect(context.check).toMatchObject({ result, message: "Look twice" });
      confirm();
      expect(actor.getSnapshot().value).toBe("twoFactor");
    },
  );

  test("pays at once when the provider makes no name check [4]", async () => {
    const { submit, settled } = started({ created: [accepted] });
    submit();
    expect((await settled()).output).toMatchObject({ isPaid: true });
  });

  test("sends one request however often the button is pressed", async () => {
    const { calls, submit, settled } = started({});
    submit();
    submit();
    submit();
    await settled();
    expect(calls.createOrder).toHaveBeenCalledTimes(1);
  });

  test("takes a code of exactly six characters and no other [5] [9]", async () => {
    const { actor, calls, enterCode } = await atCode();
    enterCode("97531");
    enterCode("9753100");
    expect(actor.getSnapshot().value).toBe("twoFactor");
    expect(calls.createOrder).toHaveBeenCalledTimes(1);
  });

  test("asks for another code after a wrong one, empties the field and keeps the key [8]", async () => {
    const wrong = refused("INCORRECT_2FA_CODE", "INCORRECT_2FA_CODE");
    const { enterCode, settled, keys, stored } = await atCode({ created: [mismatch, wrong, accepted] });
    enterCode();
    const { value, context } = await settled();
    expect(value).toBe("twoFactor");
    expect(context).toMatchObject({ notice: { key: "send.codeWrong", field: "code" }, codesRefused: 1 });
    expect(stored()).toBeNull();
    enterCode("864209");
    expect((await settled()).output).toMatchObject({ isPaid: true });
    expect(keys()).toEqual(["intent-1", "intent-1", "intent-1"]);
  });

  test("keeps the form and sends nothing when the dialogs are cancelled", async () => {
    const { actor, calls, settled, submit, confirm } = started({ created: [mismatch, mismatch] });
    submit();
    await settled();
    actor.send({ type: "dialog.cancel" });
    expect(actor.getSnapshot().value).toBe("editing");
    submit();
    await settled();
    confirm();
    actor.send({ type: "dialog.cancel" });
    expect(actor.getSnapshot().value).toBe("editing");
    expect(calls.createOrder.mock.calls.every(([, forced]) => forced === null)).toBe(true);
  });

  test("takes over the matched name in one tap and checks again under a new key", async () => {
    const close = checked({ result: "CMTC", id: "check-1", matchedName: "Jānis Kalniņš-Bērzs" });
    const { actor, calls, keys, settled, submit } = started({
      created: [close, checked({ result: "MTCH" })],
    });
    submit();
    await settled();
    actor.send({ type: "name.useMatched", attemptId: "intent-matched", now });
    await settled();
    expect(calls.createOrder.mock.lastCall?.[0].payee.name).toBe("Jānis Kalniņš Bērzs");
    expect(calls.createOrder.mock.lastCall?.[1]).toBeNull();
    expect(keys()).toEqual(["intent-1", "intent-matched"]);
  });

  test("offers no name where none was disclosed", async () => {
    const { actor, submit, settled } = started({});
    submit();
    const snapshot = await settled();
    expect(snapshot.can({ type: "name.useMatched", attemptId: "x", now })).toBe(false);
    expect(actor.getSnapshot().value).toBe("nameCheck");
  });

  test.each(["NMTC", "CMTC"])("does not let %s pass when the provider refuses mismatches", async (result) => {
    const { confirm, submit, settled } = started({
      created: [checked({ result })],
      input: { policy: "refuse" },
    });
    submit();
    const snapshot = await settled();
    expect(snapshot.can({ type: "name.confirm", now })).toBe(false);
    confirm();
    expect((await settled()).value).toBe("nameCheck");
  });

  test("saves the template after the payment, when asked to [2.10]", async () => {
    const { calls, submit, settled } = started({ created: [accepted] });
    submit({}, true);
    expect((await settled()).output).toMatchObject({ isPaid: true, hasTemplateFailed: false });
    expect(calls.createTemplate).toHaveBeenCalledWith(
      expect.objectContaining({ templateName: "Koncerti" }),
      expect.anything(),
    );
  });

  test.each(["net", "500", "408"] as const)(
    "never lets a template that failed with %s look like a payment that failed [8]",
    async (failure) => {
      const createTemplate = vi.fn<SendCalls["createTemplate"]>(async () => failures[failure]);
      const { submit, settled, stored } = started({ created: [accepted], calls: { createTemplate } });
      submit({}, true);
      expect((await settled()).output).toMatchObject({ isPaid: true, hasTemplateFailed: true });
      expect(stored()).toBeNull();
    },
  );

  test("does not call a payment made that was declined at once [4]", async () => {
    const declined: OrderOutcome = {
      ok: true,
      data: { kind: "accepted", id: "payment-1", status: "declined" },
    };
    const { enterCode, settled, stored } = await atCode({ created: [mismatch, declined] });
    enterCode();
    const { value, context } = await settled();
    expect(value).toBe("editing");
    expect(context).toMatchObject({ isPaid: false, notice: { key: "transactions.title.declined" } });
    expect(stored()).toBeNull();
  });
});

describe("a payment that is refused", () => {
  test.each([
    [
      "the bank takes no instant payments",
      refused(INSTANT_NOT_REACHABLE, INSTANT_NOT_REACHABLE),
      "send.noInstant",
    ],
    ["the bank takes no SEPA payments", refused(CREDIT_NOT_REACHABLE, CREDIT_NOT_REACHABLE), "send.noCredit"],
    ["the provider says anything else", refused("other", "Payments are closed"), "error.general"],
    ["it is forbidden", failures["403"], "error.forbidden"],
    ["the request is not understood", failures["404"], "error.general"],
  ] as const)(
    "is said above the form when %s, at the check and at the payment [8]",
    async (_, outcome, key) => {
      const first = started({ created: [outcome] });
      first.submit();
      expect((await first.settled()).value).toBe("editing");

      const second = await atCode({ created: [mismatch, outcome] });
      second.enterCode();
      const { value, context } = await second.settled();
      expect(value).toBe("editing");
      expect(context.notice?.key).toBe(key);
      expect(second.stored()).toBeNull();
    },
  );

  test("is said in the provider's own words when there is no text for it [8]", async () => {
    const { submit, settled } = started({ created: [refused("other", "Payments are closed")] });
    submit();
    expect((await settled()).context.notice?.text).toBe("Payments are closed");
  });

  test("keeps its key when sent again unchanged, and gets a new one when changed", async () => {
    const no = refused("other", "Not now");
    const { keys, submit, settled } = started({ created: [no, no, no, no] });
    submit();
    await settled();
    submit();
    await settled();
    submit({ reference: "Cits mērķis" });
    await settled();
    submit({ type: "CREDIT", reference: "Cits mērķis" });
    await settled();
    expect(keys()).toEqual(["intent-1", "intent-1", "intent-3", "intent-4"]);
  });

  test.each([
    ["401", false],
    ["408", true],
  ] as const)("ends the flow on %s; the attempt is kept: %s [8]", async (status, isKept) => {
    const { enterCode, settled, stored } = await atCode({ created: [mismatch, failures[status]] });
    enterCode();
    const { value, output } = await settled();
    expect(value).toBe("aborted");
    expect(output).toMatchObject({ isPaid: false });
    expect(stored() !== null).toBe(isKept);
  });

  test("stays out of the provider's way when the amount is above the balance [5]", () => {
    const { actor, calls, submit } = started({});
    submit({ amount: money(123_457, "EUR") });
    expect(actor.getSnapshot().context.notice).toEqual({
      key: "error.amount.aboveBalance",
      values: { balance: money(123_456, "EUR") },
      field: "amount",
    });
    submit({ amount: money(123_456, "EUR") });
    expect(actor.getSnapshot().value).toBe("creating");
    expect(calls.createOrder).toHaveBeenCalledTimes(0);
  });
});

describe("a payment whose answer is lost", () => {
  const uncertain = ["net", "timeout", "500", "500.text", "malformed", "aborted"] as const;

  test.each(uncertain)("is unknown after %s and is never sent again by itself [8]", async (failure) => {
    const { actor, calls, clock, enterCode, settled } = await atCode({
      created: [mismatch, failures[failure]],
    });
    enterCode();
    expect((await settled()).matches("unknown")).toBe(true);
    for (const wait of [2_000, 5_000, 10_000]) {
      clock.increment(wait);
      await settled();
    }
    expect(actor.getSnapshot().value).toEqual({ unknown: "unresolved" });
    clock.increment(3_600_000);
    expect(calls.createOrder).toHaveBeenCalledTimes(2);
  });

  test("is unknown when no answer came in 30 seconds, and when our own code broke", async () => {
    const createOrder = vi.fn<SendCalls["createOrder"]>(async () => mismatch);
    const { actor, clock, enterCode, settled, stored } = await atCode({ calls: { createOrder } });
    createOrder.mockImplementation(() => new Promise(() => {}));
    enterCode();
    await vi.waitFor(() => expect(createOrder).toHaveBeenCalledTimes(2));
    clock.increment(29_999);
    expect(actor.getSnapshot().value).toBe("resending");
    clock.increment(1);
    expect(actor.getSnapshot().matches("unknown")).toBe(true);
    expect(createOrder.mock.lastCall?.[2].signal?.aborted).toBe(true);
    expect(stored()).not.toBeNull();

    const broken = await atCode();
    broken.calls.createOrder.mockRejectedValue(new TypeError("a mistake"));
    broken.enterCode();
    expect((await broken.settled()).matches("unknown")).toBe(true);
    await settled();
  });

  test("is found among the transactions and then counts as made [4]", async () => {
    const { enterCode, settled, stored } = await atCode({
      created: [mismatch, failures.net],
      listed: [listing(), listing(examplePayment())],
    });
    enterCode();
    const { output } = await settled();
    expect(output).toMatchObject({ isPaid: true, found: [{ id: "payment-1" }] });
    expect(stored()).toBeNull();
  });

  test("is looked for after 2, 5 and 10 seconds, then the customer decides", async () => {
    const { actor, calls, clock, enterCode, settled } = await atCode({ created: [mismatch, failures.net] });
    enterCode();
    await settled();
    const looks = () => calls.transactions.mock.calls.length - 1;
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
    actor.send({ type: "check.again" });
    await settled();
    expect(looks()).toBe(5);
    expect(actor.getSnapshot().value).toEqual({ unknown: "waiting" });
  });

  test("is not mistaken for a payment that was there before, or to somebody else, or of another sum", async () => {
    const before = examplePayment({ id: "before" });
    const { submit, confirm, enterCode, settled } = started({
      created: [mismatch, failures.net],
      listed: [
        listing(before),
        listing(before),
        listing(
          before,
          examplePayment({ id: "a", amount: money(2_501, "EUR") }),
          examplePayment({ id: "b", payee: { ...before.payee, account: "LV00OTHER0000000000000" } }),
          examplePayment({ id: "c", kind: "receive" }),
          examplePayment({ id: "d", createdAt: now - 120_001 }),
        ),
      ],
    });
    // Once to be told of the payment that is there, once more to mean it.
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
      listed: [listing(), listing(examplePayment({ id: "other", reference: "Īre" }), examplePayment())],
    });
    enterCode();
    expect((await settled()).output?.found.map(({ id }) => id)).toEqual(["payment-1"]);
  });

  test("lists every payment found when there are several", async () => {
    const { enterCode, settled } = await atCode({
      created: [mismatch, failures.net],
      listed: [listing(), listing(examplePayment(), examplePayment({ id: "payment-2" }))],
    });
    enterCode();
    expect((await settled()).output?.found.map(({ id }) => id)).toEqual(["payment-1", "payment-2"]);
  });

  test.each(["declined", "error_done"] as const)(
    "leads back to the form with its title when it was found %s, and may be made anew under a new key [4]",
    async (status) => {
      const { keys, enterCode, settled, stored, submit } = await atCode({
        created: [mismatch, failures.net, mismatch],
        listed: [listing(), listing(examplePayment({ status }))],
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
    const { actor, clock, keys, enterCode, settled, stored, submit } = await atCode({
      created: [mismatch, failures.net, accepted],
    });
    enterCode();
    await settled();
    for (const wait of [2_000, 5_000, 10_000]) {
      clock.increment(wait);
      await settled();
    }
    actor.send({ type: "payment.sendAgain" });
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
    };
    const unresolved = async () => {
      const flow = started({ created: [mismatch], input: { pendingAttempts: [pendingAttempt] } });
      await flow.settled();
      for (const wait of [2_000, 5_000, 10_000]) {
        flow.clock.increment(wait);
        await flow.settled();
      }
      flow.actor.send({ type: "payment.sendAgain" });
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
    const { actor, clock, enterCode, settled, stored } = await atCode({ created: [mismatch, failures.net] });
    enterCode();
    await settled();
    for (const wait of [2_000, 5_000, 10_000]) {
      clock.increment(wait);
      await settled();
    }
    actor.send({ type: "page.goHome" });
    expect(actor.getSnapshot().output).toMatchObject({ isPaid: false });
    expect(stored()?.id).toBe("intent-1");
  });

  test.each(["401", "408"] as const)(
    "keeps the attempt when the session ends meanwhile with %s",
    async (status) => {
      const { enterCode, settled, stored } = await atCode({
        created: [mismatch, failures.net],
        listed: [listing(), failures[status]],
      });
      enterCode();
      expect((await settled()).value).toBe("aborted");
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
    expect(order).toEqual(["remembered", "sent"]);
    expect(rememberAttempt.mock.calls).toEqual([
      [
        {
          id: "intent-1",
          accountId: "account-1",
          startedAt: now,
          amount: exampleOrder.amount,
          payeeAccount: exampleOrder.payee.account,
          knownIds: [],
        },
      ],
    ]);
  });

  test.each(["session.ended", "account.switched", "page.left"] as const)(
    "keeps the attempt when %s comes while money is on its way",
    async (type) => {
      const { actor, calls, enterCode, stored } = await atCode();
      calls.createOrder.mockImplementation(() => new Promise(() => {}));
      enterCode();
      expect(actor.getSnapshot().hasTag("money-in-flight")).toBe(true);
      actor.send({ type });
      expect(actor.getSnapshot().value).toBe("aborted");
      expect(stored()?.id).toBe("intent-1");
    },
  );
});

describe("a first request whose answer is lost", () => {
  const uncertain = ["net", "timeout", "500", "500.text", "malformed", "aborted"] as const;

  test.each(uncertain)(
    "has made no payment where names are checked first: after %s the form says so and nothing is looked for [8]",
    async (failure) => {
      const { calls, submit, settled, stored } = started({ created: [failures[failure]] });
      submit();
      const { value, context } = await settled();
      expect(value).toBe("editing");
      expect(context.notice?.key).toMatch(/^send\.notMade(\.access)?$/);
      expect(calls.transactions).toHaveBeenCalledTimes(1);
      expect(stored()).toBeNull();
    },
  );

  test("says Access error of a lost connection, and that the payment was not made [8]", async () => {
    const { submit, settled } = started({ created: [failures.net] });
    submit();
    expect((await settled()).context.notice).toEqual({ key: "send.notMade.access" });
  });

  test.each(uncertain)("is of unknown end after %s where the first request may pay [8]", async (failure) => {
    const { submit, settled, stored } = started({
      created: [failures[failure]],
      input: { checksNamesFirst: false },
    });
    submit();
    expect((await settled()).value).toEqual({ unknown: "waiting" });
    expect(stored()?.id).toBe("intent-1");
  });

  test("that never comes is waited for 45 seconds, and then has made no payment", async () => {
    const createOrder = vi.fn<SendCalls["createOrder"]>(() => new Promise(() => {}));
    const { actor, clock, submit, stored } = started({ calls: { createOrder } });
    submit();
    await vi.waitFor(() => expect(createOrder).toHaveBeenCalled());
    clock.increment(44_999);
    expect(actor.getSnapshot().value).toBe("creating");
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe("editing");
    expect(actor.getSnapshot().context.notice).toEqual({ key: "send.notMade" });
    expect(stored()).toBeNull();
  });

  test("is of unknown end again when an earlier request of the same payment may have paid", async () => {
    const { actor, clock, enterCode, settled, submit, stored } = await atCode({
      created: [mismatch, failures.net, failures.net],
    });
    enterCode();
    await settled();
    for (const wait of [2_000, 5_000, 10_000]) {
      clock.increment(wait);
      await settled();
    }
    actor.send({ type: "payment.sendAgain" });
    submit();
    expect((await settled()).matches("unknown")).toBe(true);
    expect(stored()?.id).toBe("intent-1");
  });

  test("is of no doubt any more for another payment", async () => {
    const { actor, clock, enterCode, settled, submit } = await atCode({
      created: [mismatch, failures.net, failures.net],
    });
    enterCode();
    await settled();
    for (const wait of [2_000, 5_000, 10_000]) {
      clock.increment(wait);
      await settled();
    }
    actor.send({ type: "payment.sendAgain" });
    submit({ reference: "Cits mērķis" });
    expect((await settled()).value).toBe("editing");
  });

  test("was not even sent when the transactions before it could not be reached", async () => {
    const { calls, submit, settled } = started({
      listed: [failures.net],
      input: { checksNamesFirst: false },
    });
    submit();
    const { value, context } = await settled();
    expect([value, context.notice?.key]).toEqual(["editing", "send.notMade.access"]);
    expect(calls.createOrder).not.toHaveBeenCalled();
  });
});

describe("who enters a payment", () => {
  test("is asked before it is sent, and sent with it [6]", async () => {
    const enteredBy = vi.fn<SendCalls["enteredBy"]>(async () => ({ ok: true, data: "account-person" }));
    const { calls, enterCode, settled } = await atCode({ calls: { enteredBy } });
    enterCode();
    await settled();
    expect(calls.createOrder.mock.calls.map(([order]) => order.enteredBy)).toEqual([
      "account-person",
      "account-person",
    ]);
  });

  test.each(["net", "timeout", "500"] as const)(
    "is never guessed: while it cannot be read (%s) nothing is sent, and the form says so [6]",
    async (failure) => {
      const enteredBy = vi.fn<SendCalls["enteredBy"]>(async () => failures[failure]);
      const { calls, submit, settled } = started({ calls: { enteredBy } });
      submit();
      const { value, context } = await settled();
      expect(value).toBe("editing");
      expect(context.notice?.key).toMatch(/^send\.notMade/);
      expect(calls.createOrder).not.toHaveBeenCalled();
    },
  );

  test("ends the flow when the session is over, with nothing in doubt [8]", async () => {
    const enteredBy = vi.fn<SendCalls["enteredBy"]>(async () => failures["408"]);
    const { submit, settled, stored } = started({ calls: { enteredBy } });
    submit();
    expect((await settled()).value).toBe("aborted");
    expect(stored()).toBeNull();
  });

  test("has to be a person: a login of companies alone is told so [6]", async () => {
    const enteredBy = vi.fn<SendCalls["enteredBy"]>(async () => ({ ok: true, data: null }));
    const { calls, submit, settled } = started({ calls: { enteredBy } });
    submit();
    const { value, context } = await settled();
    expect([value, context.notice]).toEqual(["editing", { key: "send.noPersonalAccount" }]);
    expect(calls.createOrder).not.toHaveBeenCalled();
  });
});

describe("being able to send", () => {
  const { caps } = exampleInput;

  test.each([
    ["no balance", { available: money(0, "EUR") }, ["noBalance"]],
    ["a balance nobody knows", { available: null }, ["noBalance"]],
    ["no verified identity", { caps: { ...caps, verification: "in_progress" } }, ["notVerified"]],
    ["two-factor off", { caps: { ...caps, hasTwoFactor: false } }, ["twoFactorOff"]],
    ["a company under review", { caps: { ...caps, isCorporate: true } }, ["companyNotConfirmed"]],
    [
      "everything missing",
      {
        available: null,
        caps: { verification: "none", hasTwoFactor: false, isCorporate: true, isCompanyConfirmed: false },
      },
      ["noBalance", "notVerified", "twoFactorOff", "companyNotConfirmed"],
    ],
  ] as const)("is refused with every reason named: %s [4] [6]", (_, input, reasons) => {
    const { actor, calls, submit } = started({ input });
    expect(actor.getSnapshot().value).toEqual({ blocked: "idle" });
    expect(actor.getSnapshot().context.reasons).toEqual(reasons);
    submit();
    expect(calls.createOrder).not.toHaveBeenCalled();
  });

  test("a confirmed company can send [6]", () => {
    const { actor } = started({ input: { caps: { ...caps, isCorporate: true, isCompanyConfirmed: true } } });
    expect(actor.getSnapshot().value).toBe("editing");
  });

  test.each([
    ["none", false, "verifying"],
    ["reject", false, "verifying"],
    ["in_progress", false, "idle"],
    ["none", true, "idle"],
  ] as const)(
    "with verification %s, for a company %s, starts at %s [2.10] [4]",
    (verification, isCorporate, state) => {
      const verify = vi.fn<SendCalls["verify"]>(() => new Promise(() => {}));
      const { actor } = started({
        input: { canVerify: true, caps: { ...caps, verification, isCorporate, isCompanyConfirmed: true } },
        calls: { verify },
      });
      expect(actor.getSnapshot().value).toEqual({ blocked: state });
      expect(verify).toHaveBeenCalledTimes(state === "verifying" ? 1 : 0);
    },
  );

  test("opens verification once by itself, and again only when asked [4]", async () => {
    const { actor, calls, settled } = started({
      input: { canVerify: true, caps: { ...caps, verification: "none" } },
    });
    expect((await settled()).value).toEqual({ blocked: "idle" });
    expect(calls.verify).toHaveBeenCalledTimes(1);
    actor.send({ type: "verification.open" });
    await settled();
    expect(calls.verify).toHaveBeenCalledTimes(2);
  });

  test("comes and goes with the account while the form is open", () => {
    const { actor } = started({});
    actor.send({ type: "caps.changed", caps: { ...caps, hasTwoFactor: false } });
    expect(actor.getSnapshot().value).toEqual({ blocked: "idle" });
    actor.send({ type: "caps.changed", caps });
    expect(actor.getSnapshot().value).toBe("editing");
    actor.send({ type: "balance.changed", available: money(0, "EUR") });
    expect(actor.getSnapshot().value).toEqual({ blocked: "idle" });
    actor.send({ type: "balance.changed", available: money(1, "EUR") });
    expect(actor.getSnapshot().value).toBe("editing");
  });

  test.each([
    ["verify", false, false],
    ["in_progress", false, false],
    ["none", false, true],
    ["reject", false, true],
    ["none", true, false],
  ] as const)(
    "with verification %s, for a company %s, offers to begin it: %s [4]",
    async (verification, isCorporate, isOffered) => {
      const { settled } = started({
        input: { canVerify: true, caps: { ...caps, verification, isCorporate, hasTwoFactor: false } },
      });
      expect((await settled()).can({ type: "verification.open" })).toBe(isOffered);
    },
  );

  test("is asked again on confirming: two-factor may have been switched off meanwhile", async () => {
    const { actor, submit, settled, confirm } = started({});
    submit();
    await settled();
    actor.send({ type: "caps.changed", caps: { ...caps, hasTwoFactor: false } });
    expect(actor.getSnapshot().value).toBe("nameCheck");
    confirm();
    expect(actor.getSnapshot().value).toEqual({ blocked: "idle" });
  });

  test("is asked again on confirming: the money may be gone meanwhile [5]", async () => {
    const { actor, submit, settled, confirm } = started({});
    submit();
    await settled();
    actor.send({ type: "balance.changed", available: money(2_499, "EUR") });
    confirm();
    expect(actor.getSnapshot().value).toBe("editing");
    expect(actor.getSnapshot().context.notice?.key).toBe("error.amount.aboveBalance");
  });

  test("is asked again on taking over the matched name", async () => {
    const close = checked({ result: "CMTC", matchedName: "Jānis Kalniņš-Bērzs" });
    const { actor, calls, submit, settled } = started({ created: [close] });
    submit();
    await settled();
    actor.send({ type: "caps.changed", caps: { ...caps, hasTwoFactor: false } });
    actor.send({ type: "name.useMatched", attemptId: "intent-matched", now });
    expect(actor.getSnapshot().value).toEqual({ blocked: "idle" });
    expect(calls.createOrder).toHaveBeenCalledTimes(1);
  });

  test("is not forgotten while a request is on its way", async () => {
    const answer: { give: (outcome: Outcome<never>) => void } = { give: () => {} };
    const createOrder = vi.fn<SendCalls["createOrder"]>(
      () => new Promise((resolve) => (answer.give = resolve)),
    );
    const { actor, submit, settled } = started({ calls: { createOrder } });
    submit();
    await vi.waitFor(() => expect(createOrder).toHaveBeenCalled());
    actor.send({ type: "caps.changed", caps: { ...caps, hasTwoFactor: false } });
    answer.give(failures["403"]);
    expect((await settled()).value).toEqual({ blocked: "idle" });
    expect(actor.getSnapshot().context).toMatchObject({
      reasons: ["twoFactorOff"],
      notice: { key: "error.forbidden" },
    });
  });
});

describe("the same payment in two tabs", () => {
  const elsewhere: PendingAttempt = {
    id: "intent-of-another-tab",
    accountId: "account-1",
    startedAt: now,
    amount: exampleOrder.amount,
    payeeAccount: exampleOrder.payee.account,
    knownIds: [],
  };

  test("is said once, and sent only when asked for again", async () => {
    const { actor, calls, submit, settled } = started({});
    actor.send({ type: "attempts.seen", attempts: [elsewhere] });
    submit();
    expect(actor.getSnapshot().value).toBe("editing");
    expect(actor.getSnapshot().context.notice).toEqual({
      key: "send.twin",
      values: { amount: exampleOrder.amount },
    });
    expect(calls.createOrder).not.toHaveBeenCalled();
    submit();
    expect((await settled()).value).toBe("nameCheck");
  });

  test.each([
    ["another sum", { amount: money(2_600, "EUR") }],
    ["another payee", { payee: { ...exampleOrder.payee, account: "LV00OTHER0000000000000" } }],
  ])("is not seen in %s", async (_, change) => {
    const { actor, submit, settled } = started({});
    actor.send({ type: "attempts.seen", attempts: [elsewhere] });
    submit(change);
    expect((await settled()).value).toBe("nameCheck");
  });

  test("is found among several, and among those a reload has found", async () => {
    const other = { ...elsewhere, id: "intent-of-a-third-tab", amount: money(2_600, "EUR") };
    const live = started({});
    live.actor.send({ type: "attempts.seen", attempts: [other, elsewhere] });
    live.submit();
    expect(live.actor.getSnapshot().context.notice?.key).toBe("send.twin");

    const again = started({
      listed: [listing(examplePayment({ amount: other.amount, status: "declined" }))],
      input: { pendingAttempts: [other, elsewhere] },
    });
    expect((await again.settled()).value).toBe("editing");
    again.submit();
    expect(again.actor.getSnapshot().context.notice?.key).toBe("send.twin");
  });

  test("is no longer said once the other tab knows the end", async () => {
    const { actor, submit, settled } = started({});
    actor.send({ type: "attempts.seen", attempts: [elsewhere] });
    actor.send({ type: "attempts.seen", attempts: [] });
    submit();
    expect((await settled()).value).toBe("nameCheck");
  });
});

test("does not compile without one of its calls", () => {
  const { forgetAttempt: _, ...incomplete } = {} as SendCalls;
  // @ts-expect-error -- forgetAttempt is missing, and without it every later visit would start in doubt
  const wire = () => wireSend(incomplete);
  expect(wire).toBeTypeOf("function");
});
