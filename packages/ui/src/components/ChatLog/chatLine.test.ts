import { describe, expect, test } from "vitest";
import { heightOf, positionOf, type ChatLine } from "./chatLine";

const line = (id: string, over: Partial<ChatLine> = {}): ChatLine => ({
  id,
  isOwn: false,
  author: "Support",
  text: "Hello",
  time: "14:05",
  day: "2026-11-20",
  ...over,
});

const own = { isOwn: true, author: "Ilze Bērziņa" };
const lines = [
  line("1"),
  line("2"),
  line("3", own),
  line("4", own),
  line("5", { ...own, day: "2026-11-21" }),
];

describe("a message among its neighbours", () => {
  test("shows the day when it is the first of that day [2.16-1]", () => {
    expect(lines.map((_, at) => positionOf(lines, at).isFirstOfDay)).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
  });

  test("shows the author when the author or the day changes", () => {
    expect(lines.map((_, at) => positionOf(lines, at).isFirstOfRun)).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  test("is estimated taller with more text and files", () => {
    const [short, long] = [line("1"), line("1", { text: "x".repeat(450) })];
    expect(heightOf([long], 0)).toBeGreaterThan(heightOf([short], 0));
    expect(heightOf([line("1", { text: "a\nb\nc" })], 0)).toBeGreaterThan(heightOf([short], 0));
    expect(heightOf([line("1", { fileCount: 2 })], 0)).toBeGreaterThan(heightOf([short], 0));
    expect(heightOf([], 3)).toBeGreaterThan(0);
  });
});
