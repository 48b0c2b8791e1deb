import { expect, it, vi } from "vitest";
import { createUnsaved } from "./unsaved";

it("is there until the last thing typed is sent, saved or thrown away", () => {
  const unsaved = createUnsaved();
  const listener = vi.fn();
  unsaved.subscribe(listener);
  const [takeBack, takeOtherBack] = [unsaved.note(), unsaved.note()];
  takeBack();
  takeBack();
  expect(unsaved.get()).toBe(true);
  takeOtherBack();
  expect(unsaved.get()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(2);
});
