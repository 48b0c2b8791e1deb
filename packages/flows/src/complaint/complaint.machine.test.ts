import { createClient } from "@amberline/api/client";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { failures } from "../shared/examples";
import { exampleComplaint } from "./examples";
import { wireComplaint, type ComplaintCalls, type ComplaintText } from "./complaint.machine";

const receipt = { reference: "C-2026-000123", answerBy: "2026-12-14" };

function started(complain: ComplaintCalls["complain"] = async () => ({ ok: true, data: receipt })) {
  let made = 0;
  const calls = {
    complain: vi.fn<ComplaintCalls["complain"]>(complain),
    newId: () => `id-${(made += 1)}`,
    showToast: vi.fn<ComplaintCalls["showToast"]>(),
  };
  const actor = createActor(wireComplaint(calls)).start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
  const submit = (complaint: ComplaintText = exampleComplaint) =>
    actor.send({ type: "form.submit", form: complaint });
  const ids = () => calls.complain.mock.calls.map(([draft]) => draft.complaintId);
  return { actor, calls, settled, submit, ids };
}

describe("a complaint", () => {
  test("is sent once however often it is submitted, and confirmed by its number [2.13, 8-17]", async () => {
    const { actor, calls, settled, submit } = started();
    submit();
    submit();
    const { value, context } = await settled();
    expect([value, context.answer]).toEqual(["done", receipt]);
    expect(calls.complain).toHaveBeenCalledOnce();
    expect(calls.showToast).toHaveBeenCalledExactlyOnceWith({
      tone: "positive",
      notice: { key: "complaint.sent" },
    });
    actor.send({ type: "form.begin" });
    expect(actor.getSnapshot().context.answer).toBeNull();
  });

  test("keeps its id when resent after a lost answer, and gets a new one when edited", async () => {
    const { calls, settled, submit, ids } = started();
    calls.complain.mockResolvedValueOnce(failures.timeout).mockResolvedValueOnce(failures.net);
    const file = new File(["proof"], "proof.pdf");
    for (const complaint of [
      exampleComplaint,
      { ...exampleComplaint },
      { ...exampleComplaint, files: [file] },
    ]) {
      submit(complaint);
      await settled();
    }
    expect(ids()).toEqual(["id-1", "id-1", "id-2"]);
  });

  test("gets a new id after it was sent", async () => {
    const { actor, settled, submit, ids } = started();
    submit();
    await settled();
    actor.send({ type: "form.begin" });
    submit();
    await settled();
    expect(ids()).toEqual(["id-1", "id-2"]);
  });

  test("can be cancelled while sending: the request is aborted", async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const { actor, submit } = started((_, options) => {
      signals.push(options?.signal);
      options?.onProgress?.(42, 100);
      return new Promise(() => {});
    });
    submit();
    await vi.waitFor(() => expect(actor.getSnapshot().context.progress).toBe(0.42));
    actor.send({ type: "sending.cancel" });
    expect([actor.getSnapshot().value, signals[0]?.aborted]).toEqual(["cancelled", true]);
  });
});

describe("each fault of sending a complaint", () => {
  afterEach(() => void vi.useRealTimers());

  const status =
    (code: number, body = "") =>
    async () =>
      new Response(body, { status: code });
  const drop: typeof fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  const session = { token: () => "session-token", ended: () => {}, replacement: async () => null };

  test.each<[string, typeof fetch, string, string | null]>([
    ["drop", drop, "editing", "error.access"],
    ["401", status(401), "editing", "error.sessionExpired"],
    ["408", status(408), "editing", "error.sessionExpired"],
    ["403", status(403), "editing", "error.forbidden"],
    ["500", status(500), "editing", "error.general"],
    ["malformed", status(200, "<html>"), "editing", "error.general"],
    ["refused", status(200, '{"err":"Too many"}'), "editing", "error.general"],
  ])("%s: the form is kept, and the reason shown [8-17]", async (_, fetch, value, key) => {
    const { complain } = createClient({ baseUrl: "", fetch, session });
    const { actor, calls, settled, submit } = started((draft, { signal } = {}) =>
      complain(draft, signal ? { signal } : {}),
    );
    submit();
    await settled();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.notice?.key ?? null]).toEqual([
      value,
      key,
    ]);
    expect(calls.showToast).not.toHaveBeenCalled();
  });

  test.each([
    ["slow", 10_000, "sending", null],
    ["timeout", 300_000, "editing", "error.access"],
  ])("%s: waits, then gives up with the form unchanged [8]", async (_, wait, value, key) => {
    vi.useFakeTimers();
    const never: typeof fetch = (_request, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
      });
    const { complain } = createClient({ baseUrl: "", fetch: never, session });
    const { actor, calls, submit } = started((draft, { signal } = {}) =>
      complain(draft, signal ? { signal } : {}),
    );
    submit();
    await vi.advanceTimersByTimeAsync(wait);
    const { context } = actor.getSnapshot();
    expect([actor.getSnapshot().value, context.notice?.key ?? null]).toEqual([value, key]);
    expect(calls.complain).toHaveBeenCalledOnce();
  });
});
