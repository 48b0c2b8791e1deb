import { describe, expect, it } from "vitest";
import { money } from "../money";
import {
  creditorIdentity,
  isCreditorId,
  isLooserLimit,
  mandateIdentity,
  mandateLimitProblem,
  mandateUntil,
  noMandateLimit,
  refundableUntil,
  type CollectionPeriod,
} from ".";

const euro = (minor: number) => money(minor, "EUR");

describe("a creditor identifier", () => {
  it.each([
    "DE98ZZZ09999999999",
    "de98 abc 0999 9999 999",
    "FR72ZZZ123456",
    "NL42ZZZ123456780001",
    "LV61ZZZ40003032949",
  ])("%s is one, whatever its business code", (id) => expect(isCreditorId(id)).toBe(true));

  it.each([
    "DE97ZZZ09999999999",
    "DE98ZZZ0999999999",
    "DE98ZZZ",
    "",
    "9998ZZZ09999999999",
    "DE98ZZ-09999999999",
  ])("%s is none", (id) => expect(isCreditorId(id)).toBe(false));
});

describe("the limit of a mandate", () => {
  const asked = (day: string, others: string[] = []) => ({ amount: euro(5_000), day, others });

  it("allows everything where there is none", () => {
    expect(mandateLimitProblem(noMandateLimit, asked("2026-12-01", ["2026-12-01"]))).toBeNull();
  });

  it("allows its amount and no more", () => {
    expect(mandateLimitProblem({ amount: euro(5_000), every: "any" }, asked("2026-12-01"))).toBeNull();
    expect(mandateLimitProblem({ amount: euro(4_999), every: "any" }, asked("2026-12-01"))).toBe("amount");
  });

  it.each([
    ["month", "2026-12-01", "2026-12-31", "2026-11-30"],
    ["quarter", "2026-12-01", "2026-10-01", "2026-09-30"],
    ["year", "2026-12-01", "2026-01-01", "2025-12-31"],
  ] as const)("allows one in a %s of the calendar", (every, day, within, before) => {
    const limit = { amount: null, every };
    expect(mandateLimitProblem(limit, asked(day, [before]))).toBeNull();
    expect(mandateLimitProblem(limit, asked(day, [before, within]))).toBe("often");
  });

  it("is looser with a higher amount or none, and with a shorter time", () => {
    const limit = (minor: number | null, every: CollectionPeriod) => ({
      amount: minor === null ? null : euro(minor),
      every,
    });
    expect(isLooserLimit(limit(100, "any"), noMandateLimit)).toBe(false);
    expect(isLooserLimit(noMandateLimit, limit(100, "any"))).toBe(true);
    expect(isLooserLimit(limit(101, "year"), limit(100, "month"))).toBe(true);
    expect(isLooserLimit(limit(100, "month"), limit(100, "year"))).toBe(true);
    expect(isLooserLimit(limit(99, "year"), limit(100, "month"))).toBe(false);
  });
});

it("A creditor is the same whatever its business code, a mandate whatever its case and spaces", () => {
  expect(creditorIdentity("lv61 abc 40003032949")).toBe("LV61ZZZ40003032949");
  expect(mandateIdentity("rg 1")).toBe("RG1");
});

it("A collection is paid back for eight weeks, and a mandate lapses 36 months after it was used", () => {
  expect(refundableUntil("2026-11-02")).toBe("2026-12-28");
  expect(mandateUntil("2026-11-30")).toBe("2029-11-30");
});
