import { afterEach, beforeEach, expect, test, vi } from "vitest";

const INTERVAL = 30_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // Files share what they import.
  vi.resetModules();
});

async function reading(interval?: number) {
  const line = new EventTarget();
  const navigator = { onLine: true };
  const document = Object.assign(new EventTarget(), { hidden: false });
  vi.resetModules();
  vi.stubGlobal("navigator", navigator);
  vi.stubGlobal("document", document);
  vi.stubGlobal("addEventListener", line.addEventListener.bind(line));
  const { readWhileAttended } = await import("./attention");
  const read = vi.fn<() => void>();
  const stop = readWhileAttended(read, interval);
  return {
    read,
    stop,
    connect(onLine: boolean) {
      navigator.onLine = onLine;
      line.dispatchEvent(new Event(onLine ? "online" : "offline"));
    },
    look(isLooking: boolean) {
      document.hidden = !isLooking;
      document.dispatchEvent(new Event("visibilitychange"));
    },
  };
}

test("an account whose verification is reviewed is read every 30 s, and rests while offline", async () => {
  const { read, connect } = await reading(INTERVAL);
  vi.advanceTimersByTime(INTERVAL);
  expect(read).toHaveBeenCalledTimes(1);
  connect(false);
  vi.advanceTimersByTime(10 * INTERVAL);
  expect(read).toHaveBeenCalledTimes(1);
  connect(true);
  expect(read).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(INTERVAL);
  expect(read).toHaveBeenCalledTimes(3);
});

test("it rests while nobody looks, and is read once somebody does", async () => {
  const { read, look } = await reading(INTERVAL);
  look(false);
  vi.advanceTimersByTime(10 * INTERVAL);
  expect(read).not.toHaveBeenCalled();
  look(true);
  expect(read).toHaveBeenCalledTimes(1);
});

test("what has no interval is read only when the customer or the connection is back", async () => {
  const { read, connect, look } = await reading();
  vi.advanceTimersByTime(10 * INTERVAL);
  expect(read).not.toHaveBeenCalled();
  look(false);
  connect(false);
  connect(true);
  expect(read).not.toHaveBeenCalled();
  look(true);
  expect(read).toHaveBeenCalledTimes(1);
});

test("nothing is read after it was stopped", async () => {
  const { read, stop, connect } = await reading(INTERVAL);
  stop();
  connect(false);
  connect(true);
  vi.advanceTimersByTime(10 * INTERVAL);
  expect(read).not.toHaveBeenCalled();
});
