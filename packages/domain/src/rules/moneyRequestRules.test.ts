import { describe, expect, it } from "vitest";
import { moneyRequestRules, validate } from ".";

const filled = { amount: "45.00", text: "Concert tickets", payer: "Jānis Ozols", until: "2026-12-21" };
const problems = (change: Record<string, unknown>) =>
  validate(moneyRequestRules, { ...filled, ...change }, { locale: "en", today: "2026-11-21" });

describe("the form that asks for money [2.9-4]", () => {
  it("is valid with everything, without a payer, and until today or for a year", () => {
    expect(problems({})).toEqual({});
    expect(problems({ payer: "" })).toEqual({});
    expect(problems({ until: "2026-11-21" })).toEqual({});
    expect(problems({ until: "2027-11-21" })).toEqual({});
  });

  it("requires all the rest", () => {
    expect(validate(moneyRequestRules, {}, { locale: "en", today: "2026-11-21" })).toEqual({
      amount: { key: "error.templateAmount.required" },
      text: { key: "error.paymentReference.required" },
      until: { key: "error.plan.day" },
    });
  });

  it.each([
    [{ amount: "0" }, { key: "error.templateAmount.tooSmall", values: { minimum: "€0.01" } }],
    [{ text: "a".repeat(71) }, { key: "error.text.tooLong", values: { limit: 70 } }],
    [{ payer: "a".repeat(71) }, { key: "error.payeeName.length", values: { limit: 70, excess: 1 } }],
    [{ until: "2026-11-20" }, { key: "error.requestUntil.past" }],
    [{ until: "2027-11-22" }, { key: "error.plan.tooFar" }],
  ])("refuses %j", (change, problem) => {
    expect(Object.values(problems(change))).toEqual([problem]);
  });
});
