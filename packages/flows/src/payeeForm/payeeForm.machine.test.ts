import { createClient } from "@amberline/api/client";
import { money } from "@amberline/domain/money";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { refused } from "../shared/examples";
import { wirePayeeForm, type PayeeFormCalls, type PayeeFormInput } from ".";
import { exampleDrafts } from "./examples";

const payee = { account: "LV97HABA0012345678910", bic: "HABALV22", reference: "Īre" };
const template = {
  id: "rent",
  templateName: "Īre",
  payeeName: "Velta Krūmiņa",
  ...payee,
  amount: money(98_000, "EUR"),
  isFromProvider: false,
};
const receiver = {
  id: "velta",
  name: "Velta Krūmiņa",
  ...payee,
  bankName: "Swedbank",
  type: "private",
  trust: null,
} as const;

function started(input: Partial<PayeeFormInput> = {}, answers: Partial<PayeeFormCalls> = {}) {
  const created = { ok: true, data: true } as const;
  const changed = { ok: true, data: true } as const;
  const calls = {
    templates: vi.fn<PayeeFormCalls["templates"]>(
      answers.templates ??
        (async () => ({ ok: true, data: [template, { ...template, id: "topUp", isFromProvider: true }] })),
    ),
    createTemplate: vi.fn<PayeeFormCalls["createTemplate"]>(answers.createTemplate ?? (async () => created)),
    updateTemplate: vi.fn<PayeeFormCalls["updateTemplate"]>(answers.updateTemplate ?? (async () => changed)),
    receivers: vi.fn<PayeeFormCalls["receivers"]>(async () => ({ ok: true, data: [receiver] })),
    createReceiver: vi.fn<PayeeFormCalls["createReceiver"]>(answers.createReceiver ?? (async () => created)),
    updateReceiver: vi.fn<PayeeFormCalls["updateReceiver"]>(answers.updateReceiver ?? (async () => changed)),
    showToast: vi.fn<PayeeFormCalls["showToast"]>(),
  };
  const actor = createActor(wirePayeeForm(calls), {
    input: { accountId: "acc-1", kind: "template", id: null, ...input },
  });
  actor.start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
  const submit = (kind: PayeeFormInput["kind"] = "template") =>
    actor.send({ type: "form.submit", form: exampleDrafts[kind] });
  return { actor, calls, settled, submit };
}

describe("the form of a template or a receiver", () => {
  test("creates a template with one request, however often Enter is pressed [2.14-4]", async () => {
    const { actor, calls, settled, submit } = started();
    expect(actor.getSnapshot().value).toBe("editing");
    for (let press = 0; press < 4; press++) submit();
    expect((await settled()).value).toBe("done");
    const { values } = exampleDrafts.template;
    expect(calls.createTemplate).toHaveBeenCalledExactlyOnceWith(values, { signal: expect.any(AbortSignal) });
    expect(calls.showToast).toHaveBeenCalledExactlyOnceWith({
      tone: "positive",
      notice: { key: "payees.template.created" },
    });
    expect(calls.templates).not.toHaveBeenCalled();
  });

  test("changes the template of the address [2.14-5]", async () => {
    const { actor, calls, settled, submit } = started({ id: "rent" });
    await settled();
    expect(actor.getSnapshot().context.data).toMatchObject({ id: "rent", title: "Īre" });
    submit();
    expect((await settled()).value).toBe("done");
    expect(calls.updateTemplate).toHaveBeenCalledExactlyOnceWith(
      "rent",
      exampleDrafts.template.values,
      expect.anything(),
    );
    expect(calls.showToast).toHaveBeenCalledExactlyOnceWith({
      tone: "positive",
      notice: { key: "payees.template.updated" },
    });
  });

  test.each(["nobody's", "topUp", "", "../rent"])(
    "finds no template at %j: another customer's, the provider's own, or none [2.14-5]",
    async (id) => {
      const { actor, calls, settled, submit } = started({ id });
      expect((await settled()).value).toBe("notFound");
      submit();
      expect(actor.getSnapshot().value).toBe("notFound");
      expect(calls.updateTemplate).not.toHaveBeenCalled();
    },
  );

  test("creates and changes receivers with their own calls", async () => {
    const fresh = started({ kind: "receiver" });
    fresh.submit("receiver");
    expect((await fresh.settled()).value).toBe("done");
    expect(fresh.calls.createReceiver).toHaveBeenCalledOnce();
    const known = started({ kind: "receiver", id: "velta" });
    await known.settled();
    known.submit("receiver");
    expect((await known.settled()).value).toBe("done");
    expect(known.calls.updateReceiver).toHaveBeenCalledWith(
      "velta",
      exampleDrafts.receiver.values,
      expect.anything(),
    );
    expect(known.calls.templates).not.toHaveBeenCalled();
  });

  test("reports at the account field that it is saved already", async () => {
    const createReceiver = async () => refused("RECEIVER_EXISTS", "RECEIVER_EXISTS");
    const { settled, submit } = started({ kind: "receiver" }, { createReceiver });
    submit("receiver");
    const { value, context } = await settled();
    expect([value, context.notice]).toEqual(["editing", { key: "payees.receiver.exists", field: "account" }]);
  });

  test("keeps the form when its payee was deleted meanwhile [8]", async () => {
    const updateTemplate = async () => refused("NOT_FOUND", "NOT_FOUND");
    const { settled, submit } = started({ id: "rent" }, { updateTemplate });
    await settled();
    submit();
    const { value, context } = await settled();
    expect([value, context.notice]).toEqual(["editing", { key: "payees.template.notFound" }]);
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
  const ownWords = { key: expect.any(String), text: "Not today" };
  const access = { key: "error.access" };

  type Fault = [name: string, fetch: typeof fetch, wait: number, creating: unknown, changing: unknown];
  const faults: Fault[] = [
    ["drop", () => Promise.reject(new TypeError("Failed to fetch")), 0, access, access],
    ["timeout", never, 15_000, access, access],
    ["403", status(403), 0, { key: "error.forbidden" }, { key: "error.forbidden" }],
    ["500", status(500), 0, { key: "payees.template.createFailed" }, { key: "payees.template.updateFailed" }],
    [
      "malformed",
      status(200, "<html>"),
      0,
      { key: "payees.template.createFailed" },
      { key: "payees.template.updateFailed" },
    ],
    ["the server's message", status(200, '{"err":"Not today"}'), 0, ownWords, ownWords],
    ["the server's message with 400", status(400, '{"err":"Not today"}'), 0, ownWords, ownWords],
  ];

  test.each(faults)(
    "of saving, %s: the form stays and says so [8-24] [2.14]",
    async (_, fetch, wait, creating, changing) => {
      vi.useFakeTimers();
      const { createTemplate, updateTemplate } = clientOver(fetch);
      for (const [id, notice] of [
        [null, creating],
        ["rent", changing],
      ] as const) {
        const { actor, calls, submit } = started({ id }, { createTemplate, updateTemplate });
        await vi.advanceTimersByTimeAsync(0);
        submit();
        await vi.advanceTimersByTimeAsync(wait);
        const { value, context } = actor.getSnapshot();
        expect([value, context.notice]).toEqual(["editing", notice]);
        expect(calls.showToast).not.toHaveBeenCalled();
      }
    },
  );

  test.each(faults)("of reading, %s: never reported as not found [8]", async (_, fetch, wait) => {
    vi.useFakeTimers();
    const { actor } = started({ id: "rent" }, { templates: clientOver(fetch).templates });
    await vi.advanceTimersByTimeAsync(wait);
    expect(actor.getSnapshot().value).toBe("failed");
    expect(actor.getSnapshot().context.notice).not.toBeNull();
  });

  test.each([401, 408])(
    "HTTP %d: says that the session is over, if the page is still open [8]",
    async (code) => {
      const { createTemplate, templates } = clientOver(status(code));
      const saving = started({}, { createTemplate });
      saving.submit();
      const reading = started({ id: "rent" }, { templates });
      for (const { settled } of [saving, reading])
        expect((await settled()).context.notice).toEqual({ key: "error.sessionExpired" });
    },
  );

  test("a defect while saving leaves the form as it is", async () => {
    const createTemplate = () => Promise.reject(new Error("Our own mistake"));
    const { settled, submit } = started({}, { createTemplate });
    submit();
    const { value, context } = await settled();
    expect([value, context.notice]).toEqual(["editing", { key: "payees.template.createFailed" }]);
  });
});
