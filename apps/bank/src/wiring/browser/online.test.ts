import { afterEach, describe, expect, test, vi } from "vitest";

async function loaded() {
  const line = new EventTarget();
  const navigator = { onLine: true };
  vi.resetModules();
  vi.stubGlobal("navigator", navigator);
  vi.stubGlobal("addEventListener", line.addEventListener.bind(line));
  const change = (onLine: boolean) => {
    navigator.onLine = onLine;
    line.dispatchEvent(new Event(onLine ? "online" : "offline"));
  };
  return { ...(await import("./online")), change };
}

afterEach(() => {
  vi.unstubAllGlobals();
  // Files share what they import.
  vi.resetModules();
});

describe("what waits for a connection", () => {
  test("goes on at once while there is one", async () => {
    const { whenOnline } = await loaded();
    await expect(whenOnline(new AbortController().signal)).resolves.toBeUndefined();
  });

  test("goes on when it is back, and not before", async () => {
    const { whenOnline, online, change } = await loaded();
    change(false);
    expect(online.get()).toBe(false);
    const goOn = vi.fn();
    const waiting = whenOnline(new AbortController().signal).then(goOn);
    await Promise.resolve();
    expect(goOn).not.toHaveBeenCalled();
    change(true);
    await waiting;
    expect(goOn).toHaveBeenCalledOnce();
  });

  test("waits no longer than whoever asked", async () => {
    const { whenOnline, change } = await loaded();
    change(false);
    const asking = new AbortController();
    const waiting = whenOnline(asking.signal);
    asking.abort();
    await expect(waiting).resolves.toBeUndefined();
  });
});
