import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepDevice } from "./pushes";

const endpoints = { before: "https://push.example/before", now: "https://push.example/now" };

const subscription = {
  endpoint: endpoints.now,
  toJSON: () => ({ keys: { p256dh: "key", auth: "secret" } }),
};

/** What the service worker kept, and what the bank is asked. */
function device({ isOn, subscribed = true }: { isOn: (endpoint?: string) => boolean; subscribed?: boolean }) {
  const kept = new Map([["/push-changed", endpoints.before]]);
  vi.stubGlobal("caches", {
    open: async () => ({
      match: async (name: string) => (kept.has(name) ? new Response(kept.get(name)) : undefined),
      delete: async (name: string) => kept.delete(name),
    }),
  });
  const getSubscription = async () => (subscribed ? subscription : null);
  vi.stubGlobal("Notification", {});
  vi.stubGlobal("navigator", {
    serviceWorker: { getRegistration: async () => ({ pushManager: { getSubscription } }) },
  });
  const calls = {
    pushState: vi.fn<(endpoint?: string) => Promise<object>>(async (endpoint) => ({
      ok: true,
      data: { publicKey: "k", isOn: isOn(endpoint), showsDetails: true },
    })),
    subscribe: vi.fn<(keys: object) => Promise<object>>(async () => ({ ok: true })),
    unsubscribe: vi.fn<(endpoint: string) => Promise<object>>(async () => ({ ok: true })),
  };
  return { kept, calls, keep: () => keepDevice(calls as unknown as Parameters<typeof keepDevice>[0]) };
}

describe("a browser that changed the address it is pushed to", () => {
  beforeEach(() => void vi.unstubAllGlobals());
  afterEach(() => void vi.unstubAllGlobals());

  it("is pushed to there, as before, once the customer whose it is has signed in", async () => {
    const { kept, calls, keep } = device({ isOn: (endpoint) => endpoint === endpoints.before });
    await keep();
    const keys = { endpoint: endpoints.now, p256dh: "key", auth: "secret", showsDetails: true };
    expect(calls.subscribe).toHaveBeenCalledExactlyOnceWith(keys, undefined);
    expect(calls.unsubscribe).toHaveBeenCalledExactlyOnceWith(endpoints.before);
    expect(kept.size).toBe(0);
  });

  it("is never given to somebody else", async () => {
    const { kept, calls, keep } = device({ isOn: () => false });
    await keep();
    expect(calls.subscribe).not.toHaveBeenCalled();
    expect(calls.unsubscribe).not.toHaveBeenCalled();
    expect(calls.pushState).toHaveBeenLastCalledWith(endpoints.now);
    expect(kept.size).toBe(1);
  });

  it("is off where it has no address any more", async () => {
    const { kept, calls, keep } = device({ isOn: () => true, subscribed: false });
    await keep();
    expect(calls.subscribe).not.toHaveBeenCalled();
    expect(calls.unsubscribe).toHaveBeenCalledExactlyOnceWith(endpoints.before);
    expect(kept.size).toBe(0);
  });

  it("is asked about again at the next page while the bank can't be reached", async () => {
    const { kept, calls, keep } = device({ isOn: () => true });
    calls.subscribe.mockResolvedValueOnce({ ok: false, problem: "unreachable" });
    await keep();
    expect(calls.unsubscribe).not.toHaveBeenCalled();
    expect(kept.size).toBe(1);
  });
});
