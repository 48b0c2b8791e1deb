import { describe, expect, test } from "vitest";
import { MOST_ROWS, rowAfter, rowsInView } from "./rowsInView";

const range = (startIndex: number, endIndex: number, count = 100_000, overscan = 8) => ({
  startIndex,
  endIndex,
  count,
  overscan,
});

describe("the rows in the page", () => {
  test("are those on screen and a few around them", () => {
    const rows = rowsInView(range(100, 112), 105);
    expect([rows[0], rows.at(-1), rows.length]).toEqual([92, 120, 29]);
  });

  test("keep the one that has the focus, however far it is", () => {
    expect(rowsInView(range(100, 112), 3)[0]).toBe(3);
    expect(rowsInView(range(100, 112), 90_000).at(-1)).toBe(90_000);
  });

  test("are never more than sixty, on the tallest screen too", () => {
    for (const focused of [0, 50, 99_999]) {
      const rows = rowsInView(range(40, 140), focused);
      expect(rows.length).toBeLessThanOrEqual(MOST_ROWS);
      expect(rows).toContain(40);
      expect([...rows].sort((a, b) => a - b)).toEqual(rows);
    }
  });

  test("leave out a focus that is no more", () => {
    expect(rowsInView(range(0, 2, 3), 7)).toEqual([0, 1, 2]);
  });
});

describe("the keys", () => {
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
