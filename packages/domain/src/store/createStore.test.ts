import { describe, expect, it, vi } from "vitest";
import { createStore } from "./createStore";

describe("createStore", () => {
  it("notifies each listener of a change until it unsubscribes", () => {
    const store = createStore(0);
    const [staying, leaving] = [vi.fn(), vi.fn()];
    store.subscribe(staying);
    const unsubscribe = store.subscribe(leaving);
    store.set(1);
    unsubscribe();
    store.set(2);
    expect(store.get()).toBe(2);
    expect([staying.mock.calls.length, leaving.mock.calls.length]).toEqual([2, 1]);
  });

  it("stays silent when the value is the same", () => {
    const store = createStore(false);
    const listener = vi.fn();
    store.subscribe(listener);
    store.set(false);
    expect(listener).not.toHaveBeenCalled();
  });
});
