import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startTicker } from "./ticker";

type Listener = (event: { isTrusted: boolean }) => void;

/** Takes listeners and forgets them when they were aborted, as the browser's targets do. */
function target() {
  const listeners: { type: string; listener: Listener; signal: AbortSignal }[] = [];
  return {
    addEventListener: (type: string, listener: Listener, { signal }: { signal: AbortSignal }) =>
      void listeners.push({ type, listener, signal }),
    happen: (type: string, isTrusted = true) =>
      listeners
        .filter((each) => each.type === type && !each.signal.aborted)
        .forEach(({ listener }) => listener({ isTrusted })),
  };
}

describe("the ticker", () => {
  const [page, view] = [target(), target()];
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", page);
    vi.stubGlobal("addEventListener", view.addEventListener);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const times = { tokenAt: 1, inputAt: 2, now: 3, mono: 4 };
  function started(countsInput: boolean, look = () => times) {
    const tick = vi.fn();
    return { tick, stop: startTicker({ look, countsInput, tick }) };
  }

  test("ticks every second [9-4]", () => {
    const { tick, stop } = started(false);
    vi.advanceTimersByTime(3_000);
    expect(tick).toHaveBeenCalledTimes(3);
    expect(tick).toHaveBeenLastCalledWith({ type: "clock.tick", hasActed: false, ...times });
    stop();
  });

  test.each(["pageshow", "focus", "online"])("ticks at once on %s", (type) => {
    const { tick, stop } = started(false);
    view.happen(type);
    expect(tick).toHaveBeenCalledTimes(1);
    stop();
  });

  test("ticks at once when the page is visible again", () => {
    const { tick, stop } = started(false);
    page.happen("visibilitychange");
    expect(tick).toHaveBeenCalledTimes(1);
    stop();
  });

  test.each(["pointerdown", "pointermove", "wheel", "touchstart", "keydown"])(
    "reports a %s once, where input counts",
    (type) => {
      const { tick, stop } = started(true);
      view.happen(type);
      vi.advanceTimersByTime(2_000);
      expect(tick.mock.calls.map(([{ hasActed }]) => hasActed)).toEqual([true, false]);
      stop();
    },
  );

  test("counts no scripted input, and none where input does not matter", () => {
    const [counting, other] = [started(true), started(false)];
    view.happen("keydown", false);
    vi.advanceTimersByTime(1_000);
    expect(counting.tick).toHaveBeenCalledWith(expect.objectContaining({ hasActed: false }));
    counting.stop();
    view.happen("keydown");
    vi.advanceTimersByTime(1_000);
    expect(other.tick).toHaveBeenLastCalledWith(expect.objectContaining({ hasActed: false }));
    other.stop();
  });

  test("is silent once stopped, even when its own tick stopped it", () => {
    const { tick, stop } = started(false, () => {
      stop();
      return times;
    });
    vi.advanceTimersByTime(2_000);
    view.happen("focus");
    expect(tick).not.toHaveBeenCalled();
  });
});
