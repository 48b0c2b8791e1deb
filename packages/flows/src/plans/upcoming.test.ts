import { describe, expect, it } from "vitest";
import { examplePlan, exampleCollection } from "./examples";
import { isExpected, upcomingIn } from "./upcoming";

const daysIn = (start: string, end: string, change: Partial<typeof examplePlan> = {}) =>
  upcomingIn({ start, end }, [{ ...examplePlan, ...change }], []).map(({ day }) => day);

describe("what leaves the account in a month [2.10-14]", () => {
  it("is each payment of a plan: those the bank names, and further ones on its business days", () => {
    expect(daysIn("2026-12-01", "2026-12-31")).toEqual(["2026-12-01"]);
    expect(daysIn("2027-05-01", "2027-05-31")).toEqual(["2027-05-03"]);
    expect(daysIn("2026-11-01", "2026-11-30")).toEqual([]);
  });

  it("leaves out what was skipped, what comes after the next while it is paused, and what comes after the end", () => {
    expect(daysIn("2026-12-01", "2027-01-31", { days: ["2027-01-04"] })).toEqual(["2027-01-04"]);
    expect(daysIn("2026-12-01", "2027-12-31", { state: "paused" })).toEqual(["2026-12-01"]);
    const plan = { ...examplePlan.plan, times: 2 };
    expect(daysIn("2026-12-01", "2027-12-31", { plan, days: ["2026-12-01"] })).toEqual([
      "2026-12-01",
      "2027-01-04",
    ]);
  });

  it("is what creditors collect as well, expected unless it would be refused", () => {
    const range = { start: "2026-11-01", end: "2026-11-30" };
    const refused = { ...exampleCollection, problem: "The balance is too low." };
    const listed = upcomingIn(range, [{ ...examplePlan, state: "held" }], [exampleCollection, refused]);
    expect(listed.map(isExpected)).toEqual([true, false]);
    expect(
      upcomingIn({ start: "2026-12-01", end: "2026-12-31" }, [{ ...examplePlan, state: "held" }], []).map(
        isExpected,
      ),
    ).toEqual([false]);
  });
});
