import { createClient } from "@amberline/api/client";
import { type ReceiveCalls, wireReceive } from "@amberline/flows/receive";
import { failures } from "@amberline/flows/shared/examples";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { receiveFlow } from "./receive.flow";

const good = { ok: true, data: null } as const;
const { ownIban, unverified, withoutDetails } = receiveFlow.inputs;
if (!ownIban || !unverified || !withoutDetails) throw new Error("The flow has lost an input.");

function started(input: typeof ownIban, answers: Partial<ReceiveCalls> = {}) {
  const calls = {
    readAccount: vi.fn<ReceiveCalls["readAccount"]>(async () => good),
    verify: vi.fn<ReceiveCalls["verify"]>(async () => {}),
    savePdf: vi.fn<ReceiveCalls["savePdf"]>(async () => good),
    ...answers,
  };
  const actor = createActor(wireReceive(calls), { input, clock: new SimulatedClock() });
  actor.start();
  const settled = () => vi.waitFor(() => expect(actor.getSnapshot().children).toEqual({}));
  return { actor, calls, settled };
}

describe("the Load page", () => {
  test("shows an unverified customer no details but a link to verification [2.9-3, 6]", async () => {
    const { actor, calls, settled } = started(unverified);
    expect(actor.getSnapshot().value).toEqual({ unverified: "idle" });
    actor.send({ type: "verification.open" });
    await settled();
    expect(calls.verify).toHaveBeenCalledOnce();
    expect(calls.readAccount).not.toHaveBeenCalled();
    actor.send({ type: "account.changed", standing: ownIban });
    expect(actor.getSnapshot().value).toEqual({ shown: "resting" });
  });

  test("removes the details when the verification is lost", () => {
    const { actor } = started(ownIban);
    actor.send({ type: "account.changed", standing: unverified });
    expect(actor.getSnapshot().value).toEqual({ unverified: "idle" });
  });

  test("rereads the account automatically without details, and again on request", async () => {
    const { actor, calls, settled } = started(withoutDetails);
    await settled();
    expect(actor.getSnapshot().value).toEqual({ missing: "idle" });
    actor.send({ type: "details.retry" });
    actor.send({ type: "details.retry" });
    await settled();
    expect(calls.readAccount).toHaveBeenCalledTimes(2);
    actor.send({ type: "account.changed", standing: ownIban });
    expect(actor.getSnapshot().value).toEqual({ shown: "resting" });
  });

  test("says why the account could not be read, until the next attempt [8]", async () => {
    const { actor, calls, settled } = started(withoutDetails, {
      readAccount: vi.fn<ReceiveCalls["readAccount"]>(async () => failures.net),
    });
    await settled();
    expect(actor.getSnapshot().context.notice).toEqual({ key: "error.access" });
    actor.send({ type: "details.retry" });
    expect(actor.getSnapshot().context.notice).toBeNull();
    await settled();
    expect(calls.readAccount).toHaveBeenCalledTimes(2);
  });

  test("requests one document at a time", async () => {
    const { actor, calls, settled } = started(ownIban);
    actor.send({ type: "pdf.download" });
    actor.send({ type: "pdf.download" });
    await settled();
    expect(calls.savePdf).toHaveBeenCalledOnce();
    expect(actor.getSnapshot().context.notice).toBeNull();
  });
});

describe("each fault of the details as a document", () => {
  afterEach(() => void vi.useRealTimers());

  const status =
    (code: number, body = "", headers = {}) =>
    async () =>
      new Response(body, { status: code, headers });
  const never: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
    });
  const resting = { shown: "resting" };

  test.each<[string, typeof fetch, number, unknown, string | null]>([
    ["drop", () => Promise.reject(new TypeError("Failed to fetch")), 0, resting, "error.access"],
    ["timeout", never, 60_000, resting, "error.access"],
    ["slow", never, 59_000, { shown: "saving" }, null],
    ["401", status(401), 0, resting, "error.sessionExpired"],
    ["408", status(408), 0, resting, "error.sessionExpired"],
    ["403", status(403), 0, resting, "error.forbidden"],
    ["500", status(500), 0, resting, "error.general"],
    ["whole", status(200, "%PDF-", { "Content-Type": "application/pdf" }), 0, resting, null],
  ])("%s: state and text match the matrix [8]", async (_, fetch, wait, value, notice) => {
    vi.useFakeTimers();
    const session = { token: () => "session-token", ended: () => {}, replacement: async () => null };
    const { detailsPdf } = createClient({ baseUrl: "", fetch, session });
    const { actor } = started(ownIban, { savePdf: (signal) => detailsPdf("account-1", { signal }) });
    actor.send({ type: "pdf.download" });
    await vi.advanceTimersByTimeAsync(wait);
    const snapshot = actor.getSnapshot();
    expect([snapshot.value, snapshot.context.notice?.key ?? null]).toEqual([value, notice]);
  });
});
