import { describe, expect, test, vi } from "vitest";
import { failures, sessionEnded } from "../shared/examples";
import { atCode, mismatch, started } from "./send.stub";
import type { SendCalls } from "./send.wire";

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

  test.each(uncertain)(
    "has an unknown outcome after %s where the first request may pay [8]",
    async (failure) => {
      const { submit, settled, stored } = started({
        created: [failures[failure]],
        input: { checksNamesFirst: false },
      });
      submit();
      expect((await settled()).value).toEqual({ unknown: "waiting" });
      expect(stored()?.id).toBe("intent-1");
    },
  );

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

  test("has an unknown outcome again when an earlier request of the same payment may have paid", async () => {
    const { enterCode, sendAgain, settled, submit, stored } = await atCode({
      created: [mismatch, failures.net, failures.net],
    });
    enterCode();
    await settled();
    await sendAgain();
    submit();
    expect((await settled()).matches("unknown")).toBe(true);
    expect(stored()?.id).toBe("intent-1");
  });

  test("is of no doubt any more for another payment", async () => {
    const { enterCode, sendAgain, settled, submit } = await atCode({
      created: [mismatch, failures.net, failures.net],
    });
    enterCode();
    await settled();
    await sendAgain();
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
  test("is asked before it is sent, and sent with it [6-4]", async () => {
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

  test("leaves nothing in doubt when the session is over [8]", async () => {
    const enteredBy = vi.fn<SendCalls["enteredBy"]>(async () => sessionEnded["408"]);
    const { submit, settled, stored } = started({ calls: { enteredBy } });
    submit();
    expect((await settled()).value).toBe("editing");
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
