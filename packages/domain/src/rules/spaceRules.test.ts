import { describe, expect, it } from "vitest";
import { spaceMoveRules, spaceRules, validate } from ".";

const context = { locale: "en", today: "2026-11-21" };
const problems = (change: Record<string, unknown>) =>
  validate(spaceRules, { name: "Summer in Norway", rule: "none", ...change }, context);

describe("the form of a space [2.9-20]", () => {
  it("is valid with a name alone, and with all of it", () => {
    expect(problems({})).toEqual({});
    const all = { goal: "1,500.00", until: "2026-11-21", rule: "monthly", monthly: "100.00", day: "5" };
    expect(problems(all)).toEqual({});
  });

  it.each([
    [{ name: " " }, { name: { key: "error.spaceName.required" } }],
    [{ name: "a".repeat(36) }, { name: { key: "error.text.tooLong", values: { limit: 35 } } }],
    [{ goal: "1.234" }, { goal: { key: "error.amount.decimals" } }],
    [{ until: "2026-11-20" }, { until: { key: "error.requestUntil.past" } }],
    [{ rule: "monthly" }, { monthly: { key: "error.templateAmount.required" } }],
  ])("refuses %j", (change, problem) => {
    expect(problems(change)).toEqual(problem);
  });

  it("asks for an amount to move [2.9-21]", () => {
    expect(validate(spaceMoveRules, { amount: "" }, context)).toEqual({
      amount: { key: "error.templateAmount.required" },
    });
    expect(validate(spaceMoveRules, { amount: "12.50" }, context)).toEqual({});
  });
});
