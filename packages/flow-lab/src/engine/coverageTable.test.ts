import { expect, test } from "vitest";
import type { FlowCoverage } from "./coverage";
import { coverageTable } from "./coverageTable";

const whole = (all: number) => ({ covered: all, all });
const kettle: FlowCoverage = {
  states: whole(5),
  transitions: { covered: 6, all: 8 },
  guards: whole(4),
  paths: 9,
  never: ["kettle.a", "kettle.b"],
  excused: [],
};
const lamp: FlowCoverage = { ...kettle, transitions: whole(2), never: [], excused: ["lamp.never"] };

test("shows totals, and the covered number where it is lower", () => {
  const rows = coverageTable({ kettle, lamp }).split("\n");
  expect(rows[2]).toBe("| `kettle` | 5 | 6 of 8 | 4 | 9 | 0 |");
  expect(rows[3]).toBe("| `lamp` | 5 | 2 | 4 | 9 | 1 |");
  expect(rows[4]).toBe("| **All** | 10 | 8 of 10 | 8 | 18 | 1 |");
});
