import { expect, it, vi } from "vitest";
import { createChanges } from "./changes";

it("tells everybody who listens of each change, and nobody who has stopped", () => {
  const changes = createChanges();
  const [staying, leaving] = [vi.fn(), vi.fn()];
  changes.subscribe(staying);
  const leave = changes.subscribe(leaving);
  changes.happened();
  leave();
  changes.happened();
  expect(changes.count()).toBe(2);
  expect([staying.mock.calls.length, leaving.mock.calls.length]).toEqual([2, 1]);
});
