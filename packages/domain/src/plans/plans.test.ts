import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isBusinessDay } from "../clearing";
import { daysBetween } from "../dates";
import { agreedDay, paymentDay, paymentDays, planFrom, planProblem, rhythms, type PaymentPlan } from ".";

const plan = (change: Partial<PaymentPlan>): PaymentPlan => ({
  first: "2026-12-01",
  rhythm: "monthly",
  until: null,
  times: null,
  shift: "after",
  ...change,
});

describe("the days of a payment plan", () => {
  it.each([
    ["once", { rhythm: "once" }, ["2026-12-01"]],
    ["every week", { rhythm: "weekly" }, ["2026-12-01", "2026-12-08", "2026-12-15"]],
    ["every month, over a weekend and New Year", {}, ["2026-12-01", "2027-01-04", "2027-02-01"]],
    [
      "the 31st where there is one, else the last day of the month",
      { first: "2027-01-31", shift: "before" },
      ["2027-01-29", "2027-02-26", "2027-03-31"],
    ],
    [
      "the last day of each month, whichever day it begins with",
      { first: "2027-02-10", rhythm: "monthEnd", shift: "before" },
      ["2027-02-26", "2027-03-31", "2027-04-30"],
    ],
    ["so many times", { times: 2 }, ["2026-12-01", "2027-01-04"]],
    ["until a day, which is still one", { until: "2027-01-01" }, ["2026-12-01", "2027-01-04"]],
    ["never after it", { until: "2026-12-31" }, ["2026-12-01"]],
    // TARGET is closed on Good Friday, 26 March 2027, and on Easter Monday, not on 18 November.
    ["before Easter", { first: "2027-03-28", rhythm: "once", shift: "before" }, ["2027-03-25"]],
    ["after Easter", { first: "2027-03-26", rhythm: "once" }, ["2027-03-30"]],
    ["on a holiday of Latvia alone", { first: "2027-11-18", rhythm: "once" }, ["2027-11-18"]],
  ] as const)("are %s", (_, change, days) => {
    expect(paymentDays(plan(change), 0, 3)).toEqual(days);
  });

  it("are business days in their order, at most four days from the agreed ones, and end where those end", () => {
    const plans = fc.record({
      first: fc
        .date({ min: new Date("2026-01-01"), max: new Date("2090-01-01"), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      rhythm: fc.constantFrom(...rhythms),
      until: fc.constant(null),
      times: fc.option(fc.integer({ min: 1, max: 20 })),
      shift: fc.constantFrom("before" as const, "after" as const),
    });
    fc.assert(
      fc.property(plans, fc.nat(30), (some, nth) => {
        const agreed = agreedDay(some, nth);
        const day = paymentDay(some, nth);
        if (agreed === null) return day === null;
        const next = agreedDay(some, nth + 1);
        if (next !== null && next <= agreed) return false;
        const moved = daysBetween(agreed, day ?? "");
        const isBeside = some.shift === "before" ? moved <= 0 && moved >= -4 : moved >= 0 && moved <= 4;
        return isBeside && isBusinessDay(day ?? "") && (moved === 0 || !isBusinessDay(agreed));
      }),
    );
  });
});

// A Friday.
describe("a plan made on 4 December 2026", () => {
  it.each([
    ["begins tomorrow or within a year", { first: "2026-12-05" }, null],
    ["doesn't begin today", { first: "2026-12-04" }, "past"],
    ["begins on a day past whose business day is to come", { first: "2026-11-28" }, "past"],
    ["begins at the end of this month", { first: "2026-12-01", rhythm: "monthEnd" }, null],
    ["doesn't begin in more than a year", { first: "2027-12-06" }, "tooFar"],
    ["doesn't begin on a business day that is past", { first: "2026-12-06", shift: "before" }, "before"],
    ["doesn't end before it begins", { first: "2026-12-10", until: "2026-12-09" }, "until"],
  ] as const)("%s", (_, change, problem) => {
    expect(planProblem(plan(change), "2026-12-04")).toBe(problem);
  });
});

describe("a plan that goes on from one of its payments", () => {
  it.each([
    ["the first of a month, moved by New Year", { times: 12 }, "2027-01-04"],
    ["a week", { rhythm: "weekly", until: "2027-03-01" }, "2026-12-15"],
    ["the 31st, in February", { first: "2027-01-31" }, "2027-03-01"],
    ["the 30th, in February", { first: "2027-01-30" }, "2027-03-01"],
    ["the 29th, in February", { first: "2027-01-29", shift: "before" }, "2027-02-26"],
    ["the 31st, in April", { first: "2027-03-31" }, "2027-04-30"],
    ["the 31st, twice", planFrom(plan({ first: "2027-01-31" }), "2027-03-01"), "2027-04-30"],
    ["the 31st, in a month that has it", planFrom(plan({ first: "2027-01-31" }), "2027-03-01"), "2027-03-31"],
    ["its first", { rhythm: "once" }, "2026-12-01"],
  ] as const)("has the same days: %s", (_, change, day) => {
    const whole = paymentDays(plan(change), 0, 12);
    expect(paymentDays(planFrom(plan(change), day), 0, 6)).toEqual(
      whole.slice(whole.indexOf(day)).slice(0, 6),
    );
  });

  it("can't go on from another day", () => {
    expect(() => planFrom(plan({}), "2027-01-05")).toThrow(RangeError);
    expect(() => planFrom(plan({ times: 1 }), "2027-01-04")).toThrow(RangeError);
  });
});
