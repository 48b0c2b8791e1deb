import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jaroWinkler } from "./jaroWinkler";

describe("the similarity of two texts", () => {
  // Winkler 1994 ("Advanced methods for record linkage"), table of string comparator values.
  it.each([
    ["SHACKLEFORD", "SHACKELFORD", 0.982],
    ["DUNNINGHAM", "CUNNIGHAM", 0.896],
    ["NICHLESON", "NICHULSON", 0.956],
    ["JONES", "JOHNSON", 0.832],
    ["MASSEY", "MASSIE", 0.933],
    ["ABROMS", "ABRAMS", 0.922],
    ["MARTHA", "MARHTA", 0.961],
    ["DWAYNE", "DUANE", 0.84],
    ["DIXON", "DICKSONX", 0.813],
    ["MICHELLE", "MICHAEL", 0.921],
  ])("of %s and %s is %d, as published", (left, right, likeness) => {
    expect(jaroWinkler(left, right)).toBeCloseTo(likeness, 3);
  });

  it("is 1 for equal texts only and 0 for texts with nothing in common", () => {
    expect(jaroWinkler("abc", "xyz")).toBe(0);
    expect(jaroWinkler("", "abc")).toBe(0);
    const word = fc.string({ unit: fc.constantFrom(..."abcdelnrs"), maxLength: 12 });
    fc.assert(
      fc.property(word, word, (left, right) => {
        const likeness = jaroWinkler(left, right);
        expect(likeness).toBeGreaterThanOrEqual(0);
        expect(likeness === 1).toBe(left === right);
        expect(likeness).toBeLessThanOrEqual(1);
      }),
    );
  });
});
