import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadOnce } from "./loadOnce";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("loads once, and again after a failure", async () => {
  const load = vi.fn(async () => "words").mockRejectedValueOnce(new Error("Lost"));
  const read = loadOnce(load);
  await expect(read()).rejects.toThrow("Lost");
  expect(await Promise.all([read(), read()])).toEqual(["words", "words"]);
  expect(load).toHaveBeenCalledTimes(2);
});

it("keeps a failure for as long as told, for a page that renders again and again", async () => {
  const load = vi.fn(async () => "words").mockRejectedValueOnce(new Error("Lost"));
  const read = loadOnce(load, 500);
  const first = read();
  await expect(first).rejects.toThrow("Lost");
  expect(read()).toBe(first);
  vi.advanceTimersByTime(500);
  expect(await read()).toBe("words");
});
