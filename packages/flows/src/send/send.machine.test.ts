import { CREDIT_NOT_REACHABLE, INSTANT_NOT_REACHABLE } from "@amberline/api/contract";
import { money } from "@amberline/domain/money";
import { describe, expect, test, vi } from "vitest";
import { failures, refused, sessionEnded } from "../shared/examples";
import { exampleOrder, exampleQuote } from "./examples";
import { accepted, atCode, checked, mismatch, now, started } from "./send.stub";
import type { OrderOutcome } from "./send.types";
import { wireSend, type SendCalls } from "./send.wire";

describe("sending", () => {
  test("checks the name, asks for consent and a code, then pays with force [4-17, 4-18]", async () => {
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
    "shows what the name check %s said and lets the customer send anyway [8-18]",
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

  test.each([
    ["the form", exampleQuote, { result: "MTCH" }],
    ["the name check", undefined, { result: "MTCH", quote: exampleQuote }],
  ])("pays with the fee that %s showed, or is refused", async (_, quote, check) => {
    const { actor, calls, confirm, enterCode, settled } = started({ created: [checked(check), accepted] });
    actor.send({
      type: "order.submit",
      order: exampleOrder,
      template: null,
      quote,
      attemptId: "intent-1",
      now,
    });
    expect((await settled()).context.quote).toEqual(exampleQuote);
    confirm();
    enterCode();
    await settled();
    expect(calls.createOrder.mock.calls.map(([order]) => order.quotedFee)).toEqual([
      quote?.fee,
      exampleQuote.fee,
    ]);
  });

  test("refuses what the balance covers only without its fee, naming fee and total", async () => {
    const available = money(2_534, "EUR");
    const tooMuch = {
      key: "error.amount.aboveBalanceWithFee",
      values: { balance: available, ...exampleQuote },
      field: "amount",
    };
    const { actor, calls, submit, settled, confirm } = started({
      created: [checked({ result: "MTCH", quote: exampleQuote })],
      input: { available },
    });
    actor.send({
      type: "order.submit",
      order: exampleOrder,
      template: null,
      quote: exampleQuote,
      attemptId: "intent-1",
      now,
    });
    expect(actor.getSnapshot()).toMatchObject({ value: "editing", context: { notice: tooMuch } });
    expect(calls.createOrder).not.toHaveBeenCalled();
    submit();
    await settled();
    confirm();
    expect(actor.getSnapshot()).toMatchObject({ value: "editing", context: { notice: tooMuch } });
  });

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

  test("takes a code of exactly six characters and no other [5-22] [9]", async () => {
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

  test("saves the template after the payment, when asked to [2.10-2]", async () => {
    const { calls, submit, settled } = started({ created: [accepted] });
    submit({}, true);
    expect((await settled()).output).toMatchObject({ isPaid: true, hasTemplateFailed: false });
    expect(calls.createTemplate).toHaveBeenCalledWith(
      expect.objectContaining({ templateName: "Koncerti" }),
      expect.anything(),
    );
  });

  test.each(["net", "500", "timeout"] as const)(
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

  test("is said in the provider's own words when there is no text for it [8-19]", async () => {
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
  ] as const)("on %s, which ends the session, the attempt is kept: %s [8]", async (status, isKept) => {
    const { enterCode, settled, stored } = await atCode({ created: [mismatch, sessionEnded[status]] });
    enterCode();
    const last = await settled();
    expect([last.matches("unknown"), last.context.isPaid]).toEqual([isKept, false]);
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

test("does not compile without one of its calls", () => {
  const { forgetAttempt: _, ...incomplete } = {} as SendCalls;
  // @ts-expect-error -- forgetAttempt is missing, and without it every later visit would start in doubt
  const wire = () => wireSend(incomplete);
  expect(wire).toBeTypeOf("function");
});
