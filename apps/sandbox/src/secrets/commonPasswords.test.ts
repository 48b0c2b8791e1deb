import { expect, it } from "vitest";
import { demoPassword } from "../seed";
import { commonPasswordCount, isCommonPassword } from "./commonPasswords";

it.each(["Password123", "pASSWORD123", "Password-123!", "Qwerty 123", "Trustno1", "１Qaz２Wsx"])(
  "takes %j for a common password",
  (text) => {
    expect(isCommonPassword(text)).toBe(true);
  },
);

it.each([demoPassword, "Dzintars2026", "correct Horse 7 battery", "", "password"])(
  "does not take %j for a common password that the rule would let pass",
  (text) => {
    expect(isCommonPassword(text)).toBe(false);
  },
);

it("knows the three thousand most used passwords that satisfy the rule, as ASVS 6.2.4 asks for", () => {
  expect(commonPasswordCount).toBeGreaterThanOrEqual(3_000);
});
