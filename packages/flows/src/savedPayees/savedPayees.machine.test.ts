import { createClient } from "@amberline/api/client";
import { money } from "@amberline/domain/money";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import { failures, refused } from "../shared/examples";
import {
  fromReceiver,
  fromTemplate,
  wireReceivers,
  wireTemplates,
  type ReceiversCalls,
  type TemplatesCalls,
} from ".";

const payee = { account: "LV97HABA0012345678910", bic: "HABALV22", reference: "Īre" };
const template = {
  id: "rent",
  templateName: "Īre",
  payeeName: "Velta Krūmiņa",
  ...payee,
  amount: money(98_000, "EUR"),
  isFromProvider: false,
};
const fixed = { ...template, id: "topUp", isFromProvider: true };

function started(answers: Partial<Omit<TemplatesCalls, "showToast">> = {}) {
  const calls = {
    templates: vi.fn<TemplatesCalls["templates"]>(
      answers.templates ?? (async () => ({ ok: true, data: [template, fixed] })),
    ),
    deleteTemplate: vi.fn<TemplatesCalls["deleteTemplate"]>(
      answers.deleteTemplate ?? (async () => ({ ok: true, data: true })),
    ),
    showToast: vi.fn<TemplatesCalls["showToast"]>(),
  };
  const actor = createActor(wireTemplates(calls), {
    clock: new SimulatedClock(),
    input: { accountId: "acc-1" },
  });
  actor.start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
  return { actor, calls, settled };
}

describe("saved templates", () => {
  test("are read for the account and shown as stored [2.14-1]", async () => {
    const { calls, settled } = started();
    const { context } = await settled();
    expect(context.payees).toEqual([template, fixed].map(fromTemplate));
    expect(calls.templates).toHaveBeenCalledExactlyOnceWith("acc-1", { signal: expect.any(AbortSignal) });
  });

  test("are deleted after a question, one request however often it is confirmed [2.14-3]", async () => {
    const { actor, calls, settled } = started();
    await settled();
    actor.send({ type: "payee.delete", id: "rent" });
    expect(actor.getSnapshot().context.target?.id).toBe("rent");
    expect(calls.deleteTemplate).not.toHaveBeenCalled();
    for (let press = 0; press < 3; press++) actor.send({ type: "delete.confirm" });
    const { context } = await settled();
    expect(context).toMatchObject({ payees: [fromTemplate(fixed)], target: null, notice: null });
    expect(calls.deleteTemplate).toHaveBeenCalledExactlyOnceWith("rent", expect.anything());
    expect(calls.showToast).toHaveBeenCalledExactlyOnceWith({
      tone: "positive",
      notice: { key: "payees.template.deleted" },
    });
  });

  test("stay when the question is cancelled [2.14-3]", async () => {
    const { actor, calls, settled } = started();
    await settled();
    actor.send({ type: "payee.delete", id: "rent" });
    actor.send({ type: "delete.cancel" });
    expect(actor.getSnapshot().context).toMatchObject({ payees: { length: 2 }, target: null });
    expect(calls.deleteTemplate).not.toHaveBeenCalled();
  });

  test("that the provider defines, or that do not exist, cannot be deleted [3]", async () => {
    const { actor, settled } = started();
    await settled();
    for (const id of ["topUp", "gone"]) actor.send({ type: "payee.delete", id });
    expect(actor.getSnapshot().value).toEqual({ shown: "resting" });
  });

  test("count as deleted when they were gone already, as after a lost answer", async () => {
    const deleteTemplate = vi
      .fn<TemplatesCalls["deleteTemplate"]>()
      .mockResolvedValueOnce(failures.timeout)
      .mockResolvedValueOnce(refused("NOT_FOUND", "NOT_FOUND"));
    const { actor, calls, settled } = started({ deleteTemplate });
    await settled();
    actor.send({ type: "payee.delete", id: "rent" });
    actor.send({ type: "delete.confirm" });
    const { value, context } = await settled();
    expect([value, context.notice]).toEqual([{ shown: "asking" }, { key: "error.access" }]);
    actor.send({ type: "delete.confirm" });
    expect((await settled()).context).toMatchObject({ payees: { length: 1 }, notice: null });
    expect(calls.showToast).toHaveBeenCalledExactlyOnceWith({
      tone: "positive",
      notice: { key: "payees.template.deleted" },
    });
  });

  test("are not shown as empty when they could not be read, and are reread on request [8]", async () => {
    const templates = vi
      .fn<TemplatesCalls["templates"]>()
      .mockResolvedValueOnce(failures.net)
      .mockResolvedValueOnce({ ok: true, data: [] });
    const { actor, settled } = started({ templates });
    expect((await settled()).value).toBe("failed");
    expect(actor.getSnapshot().context).toMatchObject({ payees: null, notice: { key: "error.access" } });
    actor.send({ type: "list.retry" });
    expect((await settled()).context).toMatchObject({ payees: [], notice: null });
  });
});

test("receivers use the same machine, with their own names and no amount", async () => {
  const receiver = {
    ...payee,
    id: "velta",
    name: "Velta Krūmiņa",
    bankName: "Swedbank",
    type: "private",
    trust: null,
  } as const;
  const deleteReceiver = vi.fn(async () => ({ ok: true, data: true }) as const);
  const receivers = async () => ({ ok: true, data: [receiver] }) as const;
  const machine = wireReceivers({
    receivers: async () => ({ ok: true, data: [...(await receivers()).data] }),
    deleteReceiver,
    trustReceiver: async () => ({ ok: true, data: true }),
    distrustReceiver: async () => ({ ok: true, data: true }),
    showToast: () => {},
  });
  const actor = createActor(machine, { input: { accountId: "acc-1" } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches("shown"));
  expect(actor.getSnapshot().context.payees).toEqual([fromReceiver(receiver)]);
  expect(fromReceiver(receiver)).toMatchObject({
    title: "Velta Krūmiņa",
    payeeName: "Velta Krūmiņa",
    amount: null,
  });
  actor.send({ type: "payee.delete", id: "velta" });
  actor.send({ type: "delete.confirm" });
  await waitFor(actor, (snapshot) => snapshot.context.payees?.length === 0);
  expect(deleteReceiver).toHaveBeenCalledOnce();
});

describe("a receiver", () => {
  const limits = { perPayment: money(25_000, "EUR"), perDay: money(50_000, "EUR") };
  const receiver = {
    ...payee,
    id: "velta",
    name: "Velta Krūmiņa",
    account: "LV97HABA0012345678910",
    bankName: "Swedbank",
    type: "private",
    trust: { isTrusted: false, limits },
  } as const;

  const listed = async (trusted: ReceiversCalls["trustReceiver"]) => {
    const calls = {
      receivers: async () => ({ ok: true, data: [receiver] }) as const,
      deleteReceiver: async () => ({ ok: true, data: true }) as const,
      trustReceiver: vi.fn(trusted),
      distrustReceiver: vi.fn<ReceiversCalls["distrustReceiver"]>(async () => ({ ok: true, data: true })),
      showToast: vi.fn<ReceiversCalls["showToast"]>(),
    };
    const machine = wireReceivers({ ...calls, receivers: async () => ({ ok: true, data: [receiver] }) });
    const actor = createActor(machine, { input: { accountId: "acc-1" } }).start();
    await waitFor(actor, (snapshot) => snapshot.matches({ shown: "resting" }));
    const press = async () => {
      actor.send({ type: "payee.trust", id: "velta" });
      await waitFor(actor, (snapshot) => snapshot.matches({ shown: "resting" }));
      return actor.getSnapshot().context.payees?.[0]?.trust?.isTrusted;
    };
    return { ...calls, press };
  };

  test("is trusted by the name and account that are shown, and no longer with another press [2.14-40]", async () => {
    const { press, trustReceiver, distrustReceiver, showToast } = await listed(async () => ({
      ok: true,
      data: true,
    }));
    expect(await press()).toBe(true);
    const { id, name, account } = receiver;
    expect(trustReceiver).toHaveBeenCalledWith({ id, name, account, limits }, expect.anything());
    expect(showToast).toHaveBeenLastCalledWith({ tone: "positive", notice: { key: "payees.trusted" } });
    expect(await press()).toBe(false);
    expect(distrustReceiver).toHaveBeenCalledWith("velta", expect.anything());
    expect(showToast).toHaveBeenLastCalledWith({ tone: "positive", notice: { key: "payees.distrusted" } });
  });

  test("is not trusted by somebody who gives up proving who they are, who is told so", async () => {
    const { press, showToast } = await listed(async () => ({ ok: false, problem: "unproven" }));
    expect(await press()).toBe(false);
    expect(showToast).toHaveBeenCalledWith({ tone: "negative", notice: { key: "error.unproven" } });
  });
});

describe("each fault", () => {
  afterEach(() => void vi.useRealTimers());

  const status =
    (code: number, body = "") =>
    async () =>
      new Response(body, { status: code });
  const never: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
    });
  const session = { token: () => "session-token", ended: () => {}, replacement: async () => null };
  const clientOver = (fetch: typeof globalThis.fetch) => createClient({ baseUrl: "", fetch, session });

  const faults: [string, typeof fetch, number, string | null][] = [
    ["drop", () => Promise.reject(new TypeError("Failed to fetch")), 0, "error.access"],
    ["timeout", never, 15_000, "error.access"],
    ["403", status(403), 0, "error.forbidden"],
    ["500", status(500), 0, "error.general"],
    ["malformed", status(200, "<html>"), 0, "error.general"],
    ["refused", status(200, '{"err":"Not today"}'), 0, "error.general"],
  ];

  test.each(faults)(
    "of reading, %s: the page says so and offers to try again [8]",
    async (_, fetch, wait, key) => {
      vi.useFakeTimers();
      const { actor } = started({ templates: clientOver(fetch).templates });
      await vi.advanceTimersByTimeAsync(wait);
      const { value, context } = actor.getSnapshot();
      expect([value, context.notice?.key]).toEqual(["failed", key]);
    },
  );

  test.each(faults)(
    "of deleting, %s: the dialog stays and says so, and the list is unchanged [8]",
    async (_, fetch, wait, key) => {
      vi.useFakeTimers();
      const { actor, calls } = started({ deleteTemplate: clientOver(fetch).deleteTemplate });
      await vi.advanceTimersByTimeAsync(0);
      actor.send({ type: "payee.delete", id: "rent" });
      actor.send({ type: "delete.confirm" });
      await vi.advanceTimersByTimeAsync(wait);
      const { value, context } = actor.getSnapshot();
      expect([value, context.notice?.key]).toEqual([{ shown: "asking" }, key]);
      expect(context.payees).toHaveLength(2);
      expect(calls.showToast).not.toHaveBeenCalled();
    },
  );

  test.each([401, 408])(
    "HTTP %d: says that the session is over, if the page is still open [8]",
    async (code) => {
      const reading = started({ templates: clientOver(status(code)).templates });
      expect((await reading.settled()).context.notice).toEqual({ key: "error.sessionExpired" });
      const deleting = started({ deleteTemplate: clientOver(status(code)).deleteTemplate });
      await deleting.settled();
      deleting.actor.send({ type: "payee.delete", id: "rent" });
      deleting.actor.send({ type: "delete.confirm" });
      expect((await deleting.settled()).context.notice).toEqual({ key: "error.sessionExpired" });
    },
  );

  test("slow: it keeps waiting, and the dialog cannot be closed meanwhile", async () => {
    vi.useFakeTimers();
    const { actor } = started({ deleteTemplate: clientOver(never).deleteTemplate });
    await vi.advanceTimersByTimeAsync(0);
    actor.send({ type: "payee.delete", id: "rent" });
    actor.send({ type: "delete.confirm" });
    await vi.advanceTimersByTimeAsync(10_000);
    actor.send({ type: "delete.cancel" });
    expect(actor.getSnapshot().value).toEqual({ shown: "deleting" });
  });
});
