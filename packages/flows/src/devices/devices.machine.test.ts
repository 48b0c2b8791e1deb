import { createClient } from "@amberline/api/client";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import { failures } from "../shared/examples";
import { earlierSignIns, exampleDevices, exampleSignIns } from "./examples";
import { wireDevices, type DevicesCalls, type SignInsOutcome } from "./devices.machine";

const [here] = exampleDevices;

function started(
  answers: Partial<Pick<DevicesCalls, "signOutDevices">> = {},
  isOnline = true,
  signIns: SignInsOutcome = { ok: true, data: exampleSignIns },
) {
  const calls = {
    devices: vi.fn<DevicesCalls["devices"]>(async () =>
      isOnline ? { ok: true, data: [...exampleDevices] } : failures.net,
    ),
    signIns: vi.fn<DevicesCalls["signIns"]>(async () => signIns),
    disownSignIn: vi.fn<DevicesCalls["disownSignIn"]>(async () => ({ ok: true, data: true })),
    signOutDevices: vi.fn<DevicesCalls["signOutDevices"]>(async () => ({ ok: true, data: 1 })),
    showToast: vi.fn<DevicesCalls["showToast"]>(),
    ...answers,
  };
  const actor = createActor(wireDevices(calls), { clock: new SimulatedClock() });
  actor.start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
  return { actor, calls, settled };
}

describe("signed-in devices", () => {
  test("are listed, and another one is signed out and removed from the list", async () => {
    const { actor, calls, settled } = started();
    expect((await settled()).context.devices).toEqual(exampleDevices);
    calls.devices.mockResolvedValue({ ok: true, data: here ? [here] : [] });
    actor.send({ type: "device.signOut", target: { id: "phone" } });
    expect(actor.getSnapshot().context.target).toEqual({ id: "phone" });
    const { context } = await settled();
    expect(calls.signOutDevices).toHaveBeenCalledExactlyOnceWith("phone", expect.anything());
    expect(calls.showToast).toHaveBeenCalledExactlyOnceWith({
      tone: "positive",
      notice: { key: "devices.signedOut" },
    });
    expect(context).toMatchObject({ devices: [here], target: null, notice: null });
  });

  test("are all signed out except this one with one request", async () => {
    const { actor, calls, settled } = started();
    await settled();
    actor.send({ type: "device.signOut", target: "others" });
    actor.send({ type: "device.signOut", target: "others" });
    await settled();
    expect(calls.signOutDevices).toHaveBeenCalledExactlyOnceWith(null, expect.anything());
    expect(calls.showToast).toHaveBeenCalledExactlyOnceWith({
      tone: "positive",
      notice: { key: "devices.othersSignedOut" },
    });
  });

  test("refuse to sign out this one, or an unknown one", async () => {
    const { actor, calls, settled } = started();
    await settled();
    actor.send({ type: "device.signOut", target: { id: "here" } });
    actor.send({ type: "device.signOut", target: { id: "gone" } });
    expect(calls.signOutDevices).not.toHaveBeenCalled();
  });

  test("are not shown as empty when they could not be read [8]", async () => {
    const { actor, calls, settled } = started({}, false);
    expect((await settled()).value).toBe("failed");
    expect(actor.getSnapshot().context).toMatchObject({ devices: null, notice: { key: "error.access" } });
    expect(calls.signOutDevices).not.toHaveBeenCalled();
  });

  test("stay on screen when they can't be reread, marked as outdated", async () => {
    const { actor, calls, settled } = started();
    await settled();
    calls.devices.mockResolvedValue(failures.timeout);
    actor.send({ type: "device.signOut", target: { id: "phone" } });
    const { context } = await settled();
    expect(context).toMatchObject({ devices: exampleDevices, notice: { key: "devices.stale" } });
  });
});

test("a sign-out that failed is still said when the list can't be read either [8]", async () => {
  const { actor, calls, settled } = started({ signOutDevices: async () => failures.net });
  await settled();
  calls.devices.mockResolvedValue(failures.timeout);
  actor.send({ type: "device.signOut", target: { id: "phone" } });
  expect((await settled()).context.notice).toEqual({ key: "error.access" });
});

describe("the history of sign-ins", () => {
  test("is read after the devices, and further on request until the first", async () => {
    const { actor, calls, settled } = started();
    expect((await settled()).context.signIns).toEqual(exampleSignIns.signIns);
    expect(calls.signIns).toHaveBeenLastCalledWith(null, expect.anything());
    calls.signIns.mockResolvedValue({ ok: true, data: earlierSignIns });
    actor.send({ type: "signIns.more" });
    const { context } = await settled();
    expect(calls.signIns).toHaveBeenLastCalledWith(exampleSignIns.next, expect.anything());
    expect(context).toMatchObject({
      signIns: [...exampleSignIns.signIns, ...earlierSignIns.signIns],
      next: null,
    });
    expect(actor.getSnapshot().can({ type: "signIns.more" })).toBe(false);
  });

  test("that could not be read leaves the devices, and is read again on request [8]", async () => {
    const { actor, calls, settled } = started({}, true, failures.net);
    expect((await settled()).context).toMatchObject({
      devices: exampleDevices,
      notice: { key: "error.access" },
    });
    calls.signIns.mockResolvedValue({ ok: true, data: exampleSignIns });
    actor.send({ type: "signIns.more" });
    expect((await settled()).context).toMatchObject({ signIns: exampleSignIns.signIns, notice: null });
    expect(calls.signIns).toHaveBeenLastCalledWith(null, expect.anything());
  });
});

describe("a sign-in that was not the customer's", () => {
  test("is reported after a question, which ends the session", async () => {
    const { actor, calls, settled } = started();
    await settled();
    actor.send({ type: "signIn.disown", id: "2" });
    expect(actor.getSnapshot().value).toEqual({ shown: "asking" });
    expect(calls.disownSignIn).not.toHaveBeenCalled();
    actor.send({ type: "disown.confirm" });
    expect((await settled()).value).toBe("disowned");
    expect(calls.disownSignIn).toHaveBeenCalledExactlyOnceWith("2", expect.anything());
  });

  test("is not reported by whoever goes back", async () => {
    const { actor, calls, settled } = started();
    await settled();
    actor.send({ type: "signIn.disown", id: "3" });
    actor.send({ type: "disown.cancel" });
    expect(actor.getSnapshot().value).toEqual({ shown: "resting" });
    expect(calls.disownSignIn).not.toHaveBeenCalled();
  });

  test.each([
    ["this session's own", "1"],
    ["one refused for a wrong password", "4"],
    ["one refused by a lock", "5"],
    ["one that is not in the list", "99"],
  ])("is not %s", async (_, id) => {
    const { actor, settled } = started();
    await settled();
    actor.send({ type: "signIn.disown", id });
    expect(actor.getSnapshot().value).toEqual({ shown: "resting" });
  });

  test("is reported again when the answer was lost [8]", async () => {
    const { actor, calls, settled } = started();
    await settled();
    calls.disownSignIn.mockResolvedValueOnce(failures.net);
    actor.send({ type: "signIn.disown", id: "2" });
    actor.send({ type: "disown.confirm" });
    const { value, context } = await settled();
    expect([value, context.notice]).toEqual([{ shown: "asking" }, { key: "error.access" }]);
    actor.send({ type: "disown.confirm" });
    expect((await settled()).value).toBe("disowned");
  });
});

describe("each fault of signing devices out", () => {
  afterEach(() => void vi.useRealTimers());

  const status =
    (code: number, body = "") =>
    async () =>
      new Response(body, { status: code });
  const never: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
    });

  test.each<[string, typeof fetch, number, unknown, string | null, number]>([
    [
      "drop",
      () => Promise.reject(new TypeError("Failed to fetch")),
      0,
      { shown: "resting" },
      "error.access",
      2,
    ],
    ["timeout", never, 15_000, { shown: "resting" }, "error.access", 2],
    ["401", status(401), 0, { shown: "resting" }, "error.sessionExpired", 1],
    ["408", status(408), 0, { shown: "resting" }, "error.sessionExpired", 2],
    ["403", status(403), 0, { shown: "resting" }, "error.forbidden", 1],
    ["500", status(500), 0, { shown: "resting" }, "error.general", 2],
    ["malformed", status(200, "<html>"), 0, { shown: "resting" }, "error.general", 2],
    ["slow", never, 10_000, { shown: "signingOut" }, null, 1],
  ])(
    "%s: the state, the text and the reads match the matrix [8]",
    async (_, fetch, wait, value, notice, reads) => {
      vi.useFakeTimers();
      const session = { token: () => "session-token", ended: () => {}, replacement: async () => null };
      const { signOutDevices } = createClient({ baseUrl: "", fetch, session });
      const { actor, calls } = started({ signOutDevices });
      await vi.advanceTimersByTimeAsync(0);
      actor.send({ type: "device.signOut", target: "others" });
      await vi.advanceTimersByTimeAsync(wait);
      const snapshot = actor.getSnapshot();
      expect([snapshot.value, snapshot.context.notice?.key ?? null]).toEqual([value, notice]);
      expect(calls.devices).toHaveBeenCalledTimes(reads);
      expect(calls.showToast).not.toHaveBeenCalled();
    },
  );
});
