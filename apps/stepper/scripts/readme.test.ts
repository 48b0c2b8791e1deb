import { readFileSync } from "node:fs";
import path from "node:path";
import { coverage, coverageTable } from "@amberline/flow-lab/coverage";
import { flows } from "@amberline/flow-lab/flows";
import { expect, test } from "vitest";
import { betweenMarks, cellsOf, putBetweenMarks } from "./readme";

const readme = readFileSync(path.join(import.meta.dirname, "../../../README.md"), "utf8");

test("the README tells the coverage there is: else run `npm run charts`", () => {
  const written = cellsOf(betweenMarks(readme) ?? "");
  expect(written.length).toBeGreaterThan(flows.length);
  expect(written).toEqual(cellsOf(coverageTable(coverage)));
});

test("every flow has its figures and no other has", () => {
  expect(Object.keys(coverage)).toEqual(flows.map(({ id }) => id));
});

test("a new table takes the place of the old one and leaves the rest alone", () => {
  const once = putBetweenMarks(readme, "| one |");
  expect(cellsOf(betweenMarks(once) ?? "")).toEqual([["", "one", ""]]);
  expect(putBetweenMarks(once, betweenMarks(readme)?.trim() ?? "")).toBe(readme);
});

test("a README without the marks is not written over", () => {
  expect(() => putBetweenMarks("nothing here", "| one |")).toThrow("lost the marks");
  expect(betweenMarks("nothing here")).toBeNull();
});
