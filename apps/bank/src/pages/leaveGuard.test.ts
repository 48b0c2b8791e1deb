import { describe, expect, test, vi } from "vitest";
import { createStore } from "@amberline/domain/store";
import { createLeaveGuard } from "./leaveGuard";

function guarded() {
  const moneyInFlight = createStore(false);
  const unsaved = createStore(false);
  const onHeld = vi.fn();
  const onUnsaved = vi.fn<(go: () => void) => void>();
  const guard = createLeaveGuard({ moneyInFlight, onHeld, unsaved, onUnsaved });
  return { guard, moneyInFlight, unsaved, onHeld, onUnsaved, go: vi.fn() };
}

describe("leaving a page", () => {
  test("is free while nothing is typed", () => {
    const { guard, go } = guarded();
    expect(guard.mustAsk()).toBe(false);
    guard.leave(go);
    expect(go).toHaveBeenCalledTimes(1);
  });

  test("asks when something is typed, and goes on a yes", () => {
    const { guard, unsaved, onUnsaved, go } = guarded();
    unsaved.set(true);
    expect(guard.mustAsk()).toBe(true);
    guard.leave(go);
    expect(go).not.toHaveBeenCalled();
    onUnsaved.mock.calls[0]?.[0]();
    expect(go).toHaveBeenCalledTimes(1);
  });

  test("waits for a payment that is being made", () => {
    const { guard, moneyInFlight, unsaved, onHeld, onUnsaved, go } = guarded();
    unsaved.set(true);
    expect(guard.isHeld()).toBe(false);
    moneyInFlight.set(true);
    expect(guard.isHeld()).toBe(true);
    guard.leave(go);
    expect([go, onUnsaved, onHeld].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1]);
  });

  test("asks the page itself first", () => {
    const { guard, go } = guarded();
    const stop = guard.ask(() => false);
    expect(guard.mustAsk()).toBe(true);
    guard.leave(go);
    expect(go).not.toHaveBeenCalled();
    stop();
    guard.leave(go);
    expect(go).toHaveBeenCalledTimes(1);
  });
});
