import { readFileSync } from "node:fs";
import path from "node:path";
import { coverage, coverageTable } from "@amberline/flow-lab/coverage";
import { flows } from "@amberline/flow-lab/flows";
import { expect, test } from "vitest";
import { betweenMarks, cellsOf, putBetweenMarks } from "./readme";

const readme = readFileSync(path.join(import.meta.dirname, "../../../README.md"), "utf8");

test("the README has the current coverage figures: else run `npm run charts`", () => {
  const written = cellsOf(betweenMarks(readme) ?? "");
  expect(written.length).toBeGreaterThan(flows.length);
  expect(written).toEqual(cellsOf(coverageTable(coverage)));
});

test("there are figures for every flow and nothing else", () => {
  expect(Object.keys(coverage)).toEqual(flows.map(({ id }) => id));
});

test("a new table replaces the old one and leaves the rest alone", () => {
  const once = putBetweenMarks(readme, "| one |");
  expect(cellsOf(betweenMarks(once) ?? "")).toEqual([["", "one", ""]]);
  expect(putBetweenMarks(once, betweenMarks(readme)?.trim() ?? "")).toBe(readme);
});

test("a README without the markers is not overwritten", () => {
  expect(() => putBetweenMarks("nothing here", "| one |")).toThrow("lost the marks");
  expect(betweenMarks("nothing here")).toBeNull();
});
