import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wrap } from "./wrap";

const length = (text: string) => text.length;

describe("a text broken into lines", () => {
  it.each([
    ["one two three", 7, ["one two", "three"]],
    ["one two three", 5, ["one", "two", "three"]],
    ["abcdefgh ij", 3, ["abc", "def", "gh", "ij"]],
    ["  spaced   out ", 20, ["spaced out"]],
    ["", 5, []],
  ])("%j at %i is %j", (text, most, lines) => {
    expect(wrap(text, length, most)).toEqual(lines);
  });

  it("keeps every letter, and no line is too wide", () => {
    const words = fc.string({ unit: fc.constantFrom(..."abāž "), maxLength: 80 });
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 20 }), (text, most) => {
        const lines = wrap(text, length, most);
        expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(most);
      }),
    );
  });
});
