import { describe, expect, it } from "vitest";
import { growth } from "./times.mjs";

const run = (unit, file, kind = "daily") => ({ kind, steps: { unit }, files: { "a.test.ts": file } });

describe("times of runs", () => {
  it("name a step and a file that took more than a tenth longer than usual", () => {
    const before = [run(100, 10), run(90, 11), run(300, 10)];
    expect(growth(run(109, 12), before)).toEqual(["a.test.ts: 12.0 s, usually 10.0 s"]);
    expect(growth(run(111, 10), before)).toEqual(["unit: 111.0 s, usually 100.0 s"]);
  });

  it("compare with runs of the same kind, the last five, and say nothing of what is short or new", () => {
    const long = Array.from({ length: 5 }, () => run(200, 4));
    expect(growth(run(150, 4.9), [run(100, 4), ...long, run(50, 1, "full")])).toEqual([]);
    expect(growth(run(100, 10), [])).toEqual([]);
  });
});
