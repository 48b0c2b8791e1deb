import { expect, test } from "vitest";
import { boundsInWords, inOrder, isWithin, toPicked } from "./range";

const november = { start: "2026-11-01", end: "2026-11-30" };
const bounds = { min: "2026-10-15", max: "2026-11-30" };

test("swaps reversed dates and keeps others as they are", () => {
  expect(inOrder({ start: "2026-11-30", end: "2026-11-01" })).toEqual(november);
  expect(inOrder(november)).toEqual(november);
  expect(inOrder({ start: "2026-11-01", end: "2026-11-01" }).start).toBe("2026-11-01");
});

test("includes both bounds and nothing beyond them, in either order", () => {
  expect(isWithin(november, bounds)).toBe(true);
  expect(isWithin({ start: "2026-11-30", end: "2026-10-15" }, bounds)).toBe(true);
  expect(isWithin({ start: "2026-10-14", end: "2026-11-02" }, bounds)).toBe(false);
  expect(isWithin({ start: "2026-12-01", end: "2026-11-02" }, bounds)).toBe(false);
  expect(isWithin({ start: "1999-01-01", end: "2099-01-01" }, {})).toBe(true);
});

test("passes the same days to the picker", () => {
  const { start, end } = toPicked(november);
  expect([String(start), String(end)]).toEqual(["2026-11-01", "2026-11-30"]);
});

test("formats the bounds in the interface language", () => {
  expect(boundsInWords(bounds, "en")).toEqual({ min: "15 Oct 2026", max: "30 Nov 2026" });
  expect(boundsInWords({}, "en")).toEqual({ min: "", max: "" });
});
