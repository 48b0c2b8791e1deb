import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contrast } from "../../tokens/contrast";
import { tintOf, tints } from "./tints";

const names = [
  "Ilze Bērziņa",
  "Jānis Kalniņš",
  "Support",
  "Velta Krūmiņa",
  "Oto Ozols",
  "Anna Liepa",
  "Īva Eglīte",
];

describe("the tint of a name", () => {
  test("is the same whatever the spacing and case [2.16-2]", () => {
    for (const name of names) {
      expect(tintOf(`  ${name.toUpperCase().replace(" ", "   ")} `)).toBe(tintOf(name));
      expect(tintOf(name.normalize("NFD"))).toBe(tintOf(name));
    }
  });

  test("exists for any name [2.16]", () => {
    fc.assert(fc.property(fc.string(), (name) => tints[tintOf(name)] !== undefined));
  });

  test("varies: a hundred names use every tint", () => {
    const seen = new Set(Array.from({ length: 100 }, (_, at) => tintOf(`Customer ${at}`)));
    expect(seen.size).toBe(tints.length);
  });

  test.each(tints.flatMap(({ light, dark }) => [light, dark]))(
    "%s under %s can be read at 7:1",
    (ground, text) => {
      expect(contrast(ground, text)).toBeGreaterThanOrEqual(7);
    },
  );
});
