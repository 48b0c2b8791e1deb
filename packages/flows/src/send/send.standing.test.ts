import type { Outcome } from "@amberline/api/client";
import { money } from "@amberline/domain/money";
import { describe, expect, test, vi } from "vitest";
import { PAYMENT_TIMEOUT, REQUEST_TIMEOUT } from "../shared";
import { failures } from "../shared/examples";
import { exampleInput, exampleOrder, examplePayment } from "./examples";
import { checked, listing, now, started } from "./send.stub";
import type { PendingAttempt } from "./send.types";
import type { SendCalls } from "./send.wire";

describe("being able to send", () => {
  const { caps } = exampleInput;

  test.each([
    ["no balance", { available: money(0, "EUR") }, ["noBalance"]],
    ["a balance nobody knows", { available: null }, ["noBalance"]],
    ["no verified identity", { caps: { ...caps, verification: "in_progress" } }, ["notVerified"]],
    ["two-factor off", { caps: { ...caps, hasTwoFactor: false } }, ["twoFactorOff"]],
    ["a company under review", { caps: { ...caps, isCompany: true } }, ["companyNotConfirmed"]],
    [
      "everything missing",
      {
        available: null,
        caps: {
          verification: "none",
          hasTwoFactor: false,
          isCompany: true,
          isCompanyConfirmed: false,
          rights: null,
          rule: null,
          hasApprovals: false,
        },
      },
      ["noBalance", "notVerified", "twoFactorOff", "companyNotConfirmed"],
    ],
  ] as const)("is refused with every reason named: %s [4-20] [6-3]", (_, input, reasons) => {
    const { actor, calls, submit } = started({ input });
    expect(actor.getSnapshot().value).toEqual({ blocked: "idle" });
    expect(actor.getSnapshot().context.reasons).toEqual(reasons);
    submit();
    expect(calls.createOrder).not.toHaveBeenCalled();
  });

  test("a confirmed company can send [6-3]", () => {
    const { actor } = started({ input: { caps: { ...caps, isCompany: true, isCompanyConfirmed: true } } });
    expect(actor.getSnapshot().value).toBe("editing");
  });

  test.each([
    ["none", false, "verifying"],
    ["reject", false, "verifying"],
    ["in_progress", false, "idle"],
    ["none", true, "idle"],
  ] as const)(
    "with verification %s, for a company %s, starts at %s [2.10-3] [4-2]",
    (verification, isCompany, state) => {
      const verify = vi.fn<SendCalls["verify"]>(() => new Promise(() => {}));
      const { actor } = started({
        input: { canVerify: true, caps: { ...caps, verification, isCompany, isCompanyConfirmed: true } },
        calls: { verify },
      });
      expect(actor.getSnapshot().value).toEqual({ blocked: state });
      expect(verify).toHaveBeenCalledTimes(state === "verifying" ? 1 : 0);
    },
  );

  test("opens verification once by itself, and again only when asked [4-2]", async () => {
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
    async (verification, isCompany, isOffered) => {
      const { settled } = started({
        input: { canVerify: true, caps: { ...caps, verification, isCompany, hasTwoFactor: false } },
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
    isSent: true,
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

  test("that has sent nothing yet is said too, is not looked for, and comes to nothing with its tab", async () => {
    const unsent = { ...elsewhere, isSent: false };
    const opened = started({ input: { pendingAttempts: [unsent] } });
    expect(opened.actor.getSnapshot().value).toBe("editing");
    opened.submit();
    expect(opened.actor.getSnapshot().context.notice?.key).toBe("send.twin");

    const { actor, submit, settled } = started({});
    const closed = { ...unsent, startedAt: now - REQUEST_TIMEOUT - PAYMENT_TIMEOUT };
    actor.send({ type: "attempts.seen", attempts: [closed] });
    submit();
    expect((await settled()).value).toBe("nameCheck");
  });

  test("is no longer said once the other tab knows the end", async () => {
    const { actor, submit, settled } = started({});
    actor.send({ type: "attempts.seen", attempts: [elsewhere] });
    actor.send({ type: "attempts.seen", attempts: [] });
    submit();
    expect((await settled()).value).toBe("nameCheck");
  });
});
