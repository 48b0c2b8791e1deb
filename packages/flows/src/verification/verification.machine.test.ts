import { createClient, type VerificationStatus } from "@amberline/api/client";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { failures } from "../shared/examples";
import type { WidgetCallbacks } from "./openWidget";
import { wireVerification, type VerificationCalls } from "./verification.machine";
import type { VerificationInput } from "./verification.setup";

function started(answers: Partial<VerificationCalls> = {}, input: Partial<VerificationInput> = {}) {
  const widgets: { token: string; ears: WidgetCallbacks; close: () => void }[] = [];
  const calls = {
    verificationToken: vi.fn<VerificationCalls["verificationToken"]>(async () => ({
      ok: true,
      data: "token-1",
    })),
    whenOnline: async () => undefined,
    readStatus: vi.fn<VerificationCalls["readStatus"]>(async () => ({ ok: true, data: "in_progress" })),
    openWidget: vi.fn<VerificationCalls["openWidget"]>((token, ears) => {
      const close = vi.fn<() => void>();
      widgets.push({ token, ears, close });
      return close;
    }),
    tellStatus: vi.fn<VerificationCalls["tellStatus"]>(),
    assumeInProgress: vi.fn<VerificationCalls["assumeInProgress"]>(),
    ...answers,
  };
  const clock = new SimulatedClock();
  const actor = createActor(wireVerification(calls), {
    input: { status: "none", isCompany: false, opening: "atOnce", ...input },
    clock,
  });
  actor.start();
  const state = () => actor.getSnapshot().value;
  const reaches = (value: unknown) => vi.waitFor(() => expect(state()).toEqual(value));
  const hears = (type: "widget.ready" | "widget.submitted") => widgets.at(-1)?.ears.hear({ type });
  const shown = async () => {
    await reaches({ dialog: { widget: "loading" } });
    hears("widget.ready");
    expect(state()).toEqual({ dialog: { widget: "shown" } });
  };
  return { actor, calls, clock, widgets, state, reaches, hears, shown };
}

const looking = (at: "reading" | "waiting") => ({ dialog: { review: { looking: at } } });
const answering = (status: VerificationStatus) => ({ ok: true, data: status }) as const;

describe("opening", () => {
  test.each([
    ["none", "private", "byItself", true],
    ["reject", "private", "byItself", true],
    ["in_progress", "private", "byItself", false],
    ["verify", "private", "byItself", false],
    ["none", "corporate", "byItself", false],
    ["none", "corporate", "atOnce", true],
    ["reject", "corporate", "atOnce", true],
    ["verify", "private", "atOnce", false],
    ["none", "private", "onRequest", false],
  ] as const)("%s, %s, %s: the dialog is open: %s [4]", (status, kind, opening, isOpen) => {
    const { actor } = started({}, { status, isCompany: kind === "corporate", opening });
    expect(actor.getSnapshot().hasTag("dialog")).toBe(isOpen);
  });

  test("closing it does not open it again by itself [4]", async () => {
    const { actor, state, shown } = started({}, { opening: "byItself" });
    await shown();
    actor.send({ type: "dialog.close" });
    expect(state()).toBe("closed");
    actor.send({ type: "status.changed", status: "none" });
    expect(state()).toBe("closed");
    actor.send({ type: "verification.open" });
    expect(actor.getSnapshot().hasTag("dialog")).toBe(true);
  });
});

describe("the widget", () => {
  test("is closed, and nothing else happens, when the customer gives up halfway [2.11-2]", async () => {
    const { actor, calls, widgets, state, shown } = started();
    await shown();
    actor.send({ type: "dialog.close" });
    expect(state()).toBe("closed");
    expect(widgets[0]?.close).toHaveBeenCalledTimes(1);
    expect(calls.tellStatus).not.toHaveBeenCalled();
    expect(calls.assumeInProgress).not.toHaveBeenCalled();
    expect(calls.readStatus).not.toHaveBeenCalled();
  });

  test("counts as blocked after 15 s without a sign of life, and can be tried again", async () => {
    const { actor, clock, widgets, state, reaches } = started();
    await reaches({ dialog: { widget: "loading" } });
    clock.increment(14_999);
    expect(state()).toEqual({ dialog: { widget: "loading" } });
    clock.increment(1);
    expect(state()).toEqual({ dialog: "widgetError" });
    expect(widgets[0]?.close).toHaveBeenCalledTimes(1);
    actor.send({ type: "verification.retry" });
    await reaches({ dialog: { widget: "loading" } });
    expect(widgets).toHaveLength(2);
  });

  test("goes on with a new token when its token expires, without being closed", async () => {
    const tokens = ["token-1", "token-2"];
    const { widgets, state, reaches, shown } = started({
      verificationToken: async () => ({ ok: true, data: tokens.shift() ?? "" }),
    });
    await shown();
    const renewed = widgets[0]?.ears.renewToken();
    expect(state()).toEqual({ dialog: { widget: "renewing" } });
    await expect(renewed).resolves.toBe("token-2");
    await reaches({ dialog: { widget: "shown" } });
    expect(widgets).toHaveLength(1);
    expect(widgets[0]?.close).not.toHaveBeenCalled();
  });

  test("stays, with what was done in it, while its token can't be renewed, and goes on with a later one [8-20]", async () => {
    const verificationToken = vi.fn<VerificationCalls["verificationToken"]>(async () => ({
      ok: true,
      data: "token-1",
    }));
    const { actor, widgets, reaches, shown } = started({ verificationToken });
    await shown();
    verificationToken.mockResolvedValue(failures.net);
    const renewed = widgets[0]?.ears.renewToken();
    await reaches({ dialog: { widget: "stalled" } });
    verificationToken.mockResolvedValue({ ok: true, data: "token-2" });
    actor.send({ type: "verification.retry" });
    await expect(renewed).resolves.toBe("token-2");
    await reaches({ dialog: { widget: "shown" } });
    expect(widgets).toHaveLength(1);
    expect(widgets[0]?.close).not.toHaveBeenCalled();
  });

  test("is closed with good news when the provider verifies meanwhile [4]", async () => {
    const { actor, calls, state, shown } = started();
    await shown();
    actor.send({ type: "status.changed", status: "verify" });
    expect(state()).toBe("closed");
    expect(calls.tellStatus).toHaveBeenCalledExactlyOnceWith("verify");
  });

  test("is removed when its page goes", async () => {
    const { actor, widgets, shown } = started();
    await shown();
    actor.stop();
    expect(widgets[0]?.close).toHaveBeenCalledTimes(1);
  });
});

describe("after the documents are handed in", () => {
  test("the user is read again and the dialog closes [4-3]", async () => {
    const { calls, widgets, hears, reaches, shown } = started();
    await shown();
    hears("widget.submitted");
    expect(widgets[0]?.close).toHaveBeenCalledTimes(1);
    await reaches("closed");
    expect(calls.readStatus).toHaveBeenCalledTimes(1);
    expect(calls.tellStatus).toHaveBeenCalledExactlyOnceWith("in_progress");
  });

  test("two submissions are followed by one look", async () => {
    const { calls, widgets, reaches, shown } = started();
    await shown();
    widgets[0]?.ears.hear({ type: "widget.submitted" });
    widgets[0]?.ears.hear({ type: "widget.submitted" });
    await reaches("closed");
    expect(calls.readStatus).toHaveBeenCalledTimes(1);
    expect(calls.tellStatus).toHaveBeenCalledTimes(1);
  });

  test("a status that lags is looked for gently, never twice at once, and then takes longer", async () => {
    const readStatus = vi.fn<VerificationCalls["readStatus"]>(async () => answering("none"));
    const { actor, clock, hears, state, reaches, shown } = started({ readStatus });
    await shown();
    hears("widget.submitted");
    for (const [wait, looks] of [
      [2_000, 1],
      [3_000, 2],
      [5_000, 3],
      [5_000, 4],
      [5_000, 5],
      [5_000, 6],
    ] as const) {
      await reaches(looking("waiting"));
      expect(readStatus).toHaveBeenCalledTimes(looks);
      clock.increment(wait - 1);
      expect(state()).toEqual(looking("waiting"));
      clock.increment(1);
    }
    await reaches(looking("waiting"));
    clock.increment(4_999);
    expect(state()).toEqual(looking("waiting"));
    clock.increment(1);
    expect(state()).toEqual({ dialog: { review: "slow" } });
    readStatus.mockResolvedValue(answering("in_progress"));
    actor.send({ type: "status.retry" });
    await reaches("closed");
  });

  test("a look that never ends does not keep the customer longer than 30 s", async () => {
    const { clock, hears, state, shown } = started({ readStatus: () => new Promise(() => {}) });
    await shown();
    hears("widget.submitted");
    clock.increment(30_000);
    expect(state()).toEqual({ dialog: { review: "slow" } });
  });

  test("the next look waits for a connection", async () => {
    let connect: () => void = () => undefined;
    const whenOnline = () => new Promise<void>((resolve) => (connect = resolve));
    const { calls, hears, state, reaches, shown } = started({ whenOnline });
    await shown();
    hears("widget.submitted");
    await Promise.resolve();
    expect(state()).toEqual(looking("reading"));
    expect(calls.readStatus).not.toHaveBeenCalled();
    connect();
    await reaches("closed");
    expect(calls.readStatus).toHaveBeenCalledTimes(1);
  });

  test("a look that fails is followed by another", async () => {
    const readStatus = vi.fn<VerificationCalls["readStatus"]>(async () => failures.net);
    const { clock, hears, reaches, shown } = started({ readStatus });
    await shown();
    hears("widget.submitted");
    await reaches(looking("waiting"));
    readStatus.mockResolvedValue(answering("verify"));
    clock.increment(2_000);
    await reaches("closed");
  });

  test("the rejection of before is no answer to a second try [4]", async () => {
    const readStatus = vi.fn<VerificationCalls["readStatus"]>(async () => answering("reject"));
    const { actor, calls, clock, hears, reaches, shown } = started({ readStatus }, { status: "reject" });
    await shown();
    hears("widget.submitted");
    await reaches(looking("waiting"));
    actor.send({ type: "status.changed", status: "reject" });
    await reaches(looking("waiting"));
    readStatus.mockResolvedValue(answering("in_progress"));
    clock.increment(2_000);
    await reaches("closed");
    expect(calls.tellStatus).toHaveBeenCalledExactlyOnceWith("in_progress");
  });

  test("closing before the status is there shows it as in progress", async () => {
    const { actor, calls, hears, state, shown } = started({ readStatus: async () => answering("none") });
    await shown();
    hears("widget.submitted");
    actor.send({ type: "dialog.close" });
    expect(state()).toBe("closed");
    expect(calls.assumeInProgress).toHaveBeenCalledTimes(1);
  });

  test("a status that arrives another way ends the looking, and is told once", async () => {
    const { actor, calls, hears, state, shown } = started({ readStatus: async () => answering("none") });
    await shown();
    hears("widget.submitted");
    actor.send({ type: "status.changed", status: "in_progress" });
    expect(state()).toBe("closed");
    expect(calls.tellStatus).toHaveBeenCalledExactlyOnceWith("in_progress");
  });
});

describe("a token that can't be fetched", () => {
  const failing = { verificationToken: async () => failures.net };

  test("is said for 8 s, then the dialog closes [4-4] [8] [9-5]", async () => {
    const { actor, clock, state, reaches } = started(failing);
    await reaches({ dialog: { tokenError: "counting" } });
    expect(actor.getSnapshot().context.secondsLeft).toBe(8);
    for (let second = 0; second < 7; second += 1) clock.increment(1_000);
    clock.increment(999);
    expect(state()).toEqual({ dialog: { tokenError: "counting" } });
    expect(actor.getSnapshot().context.secondsLeft).toBe(1);
    clock.increment(1);
    expect(state()).toBe("closed");
  });

  test("stays said when the customer stops the countdown", async () => {
    const { actor, clock, state, reaches } = started(failing);
    await reaches({ dialog: { tokenError: "counting" } });
    clock.increment(3_000);
    actor.send({ type: "countdown.stop" });
    clock.increment(60_000);
    expect(state()).toEqual({ dialog: { tokenError: "held" } });
  });

  test("can be tried again, and counts from 8 again", async () => {
    const { actor, clock, reaches } = started(failing);
    await reaches({ dialog: { tokenError: "counting" } });
    clock.increment(5_000);
    actor.send({ type: "verification.retry" });
    await reaches({ dialog: { tokenError: "counting" } });
    expect(actor.getSnapshot().context.secondsLeft).toBe(8);
  });

  test("is left at once by closing, and the countdown with it", async () => {
    const { actor, clock, state, reaches } = started(failing);
    await reaches({ dialog: { tokenError: "counting" } });
    actor.send({ type: "dialog.close" });
    expect(state()).toBe("closed");
    clock.increment(8_000);
    expect(state()).toBe("closed");
  });
});

describe("each fault of the widget token", () => {
  afterEach(() => void vi.useRealTimers());

  const counting = { dialog: { tokenError: "counting" } };
  const fetching = { dialog: "fetchingToken" };
  const status =
    (code: number, body = "") =>
    async () =>
      new Response(body, { status: code });
  const never: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
    });

  test.each<[string, typeof fetch, number, unknown]>([
    ["a dropped request", () => Promise.reject(new TypeError("Failed to fetch")), 0, counting],
    ["no answer within 15 s", never, 15_000, counting],
    ["401", status(401), 0, counting],
    ["408", status(408), 0, counting],
    ["403", status(403), 0, counting],
    ["500", status(500, '{"err":"no"}'), 0, counting],
    ["an empty body", status(200, ""), 0, counting],
    ["a page of markup", status(200, "<!doctype html><title>Login</title>"), 0, counting],
    ["JSON instead of a token", status(200, '{"code":500}'), 0, counting],
    ["a refusal", status(200, '{"err":"Not for this account"}'), 0, counting],
    ["a slow answer of 10 s", never, 10_000, fetching],
    ["a good answer", status(200, "_act-jwt-a.b.c"), 0, { dialog: { widget: "loading" } }],
  ])("%s leads where the fault matrix says [8-20]", async (name, fetch, wait, value) => {
    vi.useFakeTimers();
    const session = {
      token: () => "session-token",
      ended: vi.fn<() => void>(),
      replacement: async () => null,
    };
    const { verificationToken } = createClient({ baseUrl: "", fetch, session });
    const { state, calls } = started({ verificationToken });
    expect(state()).toEqual(fetching);
    await vi.advanceTimersByTimeAsync(wait);
    expect(state()).toEqual(value);
    expect(session.ended).toHaveBeenCalledTimes(name === "401" || name === "408" ? 1 : 0);
    expect(calls.readStatus).not.toHaveBeenCalled();
  });
});
