import { expect, it } from "vitest";
import { demoPassword } from "../seed";
import { commonPasswordCount, isCommonPassword } from "./commonPasswords";

it.each(["Password123", "pASSWORD123", "Password-123!", "Qwerty 123", "Trustno1", "１Qaz２Wsx"])(
  "recognises %j as a common password",
  (text) => {
    expect(isCommonPassword(text)).toBe(true);
  },
);

it.each([demoPassword, "Dzintars2026", "correct Horse 7 battery", "", "password"])(
  "does not consider %j a common password that the rule would accept",
  (text) => {
    expect(isCommonPassword(text)).toBe(false);
  },
);

it("knows the three thousand most common passwords that satisfy the rule, as ASVS 6.2.4 requires", () => {
  expect(commonPasswordCount).toBeGreaterThanOrEqual(3_000);
});
