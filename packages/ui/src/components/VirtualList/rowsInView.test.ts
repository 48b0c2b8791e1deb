import { describe, expect, test } from "vitest";
import { MOST_ROWS, rowAfter, rowsInView } from "./rowsInView";

const range = (startIndex: number, endIndex: number, count = 100_000, overscan = 8) => ({
  startIndex,
  endIndex,
  count,
  overscan,
});

describe("the rendered rows", () => {
  test("are the visible rows and a few around them", () => {
    const rows = rowsInView(range(100, 112), 105);
    expect([rows[0], rows.at(-1), rows.length]).toEqual([92, 120, 29]);
  });

  test("include the focused one, however far away", () => {
    expect(rowsInView(range(100, 112), 3)[0]).toBe(3);
    expect(rowsInView(range(100, 112), 90_000).at(-1)).toBe(90_000);
  });

  test("are never more than sixty, even on the tallest screen", () => {
    for (const focused of [0, 50, 99_999]) {
      const rows = rowsInView(range(40, 140), focused);
      expect(rows.length).toBeLessThanOrEqual(MOST_ROWS);
      expect(rows).toContain(40);
      expect([...rows].sort((a, b) => a - b)).toEqual(rows);
    }
  });

  test("do not include a focused row that has been removed", () => {
    expect(rowsInView(range(0, 2, 3), 7)).toEqual([0, 1, 2]);
  });
});

describe("the arrow keys", () => {
  test.each([
    ["ArrowDown", 5, 6],
    ["ArrowUp", 5, 4],
    ["ArrowUp", 0, 0],
    ["ArrowDown", 99, 99],
    ["PageDown", 5, 15],
    ["PageUp", 5, 0],
    ["Home", 5, 0],
    ["End", 5, 99],
    ["Enter", 5, undefined],
  ])("%s from row %i of a hundred leads to %s", (key, from, to) => {
    expect(rowAfter(key, from, 100, 10)).toBe(to);
  });
});
