import { describe, expect, it } from "vitest";
import { readLabels } from ".";

describe("labels", () => {
  it.each([
    ["", []],
    [" , ,", []],
    ["  Jāņa   māja ,\tRemonts\n", ["Jāņa māja", "Remonts"]],
    ["Remonts, REMONTS, remonts ,Kāzas, kazas", ["Remonts", "Kāzas", "kazas"]],
    ["a\u0304", ["ā"]],
  ])("are read from %j, tidied and each once, whatever its case [2.8-31]", (text, labels) => {
    expect(readLabels(text)).toEqual(labels);
  });
});
