import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { password, passwordChangeRules, passwordParts, resetConfirmRules, validate } from ".";

describe("setting a new password with a code", () => {
  const filled = { code: "A1B2C3", password: "Abcdefg1", passwordRepeat: "Abcdefg1" };
  const withPassword = (password: string) =>
    validate(resetConfirmRules, { ...filled, password, passwordRepeat: password });

  it("requires the code, the password and its repetition [5-14]", () => {
    expect(validate(resetConfirmRules, filled)).toEqual({});
    expect(validate(resetConfirmRules, {})).toEqual({
      code: { key: "error.code.required" },
      password: { key: "error.password.required" },
      passwordRepeat: { key: "error.passwordRepeat.required" },
    });
  });

  it("requires at least 8 characters and nothing else: the provider checks the rest [5-14] [9]", () => {
    expect(withPassword("Abcdef1")).toEqual({
      password: { key: "error.password.short", values: { limit: 8 } },
    });
    expect(withPassword("🙂".repeat(7))).toMatchObject({ password: { key: "error.password.short" } });
    expect(withPassword("abcdefgh")).toEqual({});
    expect(withPassword(`Aa1${"x".repeat(61)}`)).toEqual({});
    expect(withPassword(`Aa1${"x".repeat(62)}`)).toEqual({
      password: { key: "error.text.tooLong", values: { limit: 64 } },
    });
  });

  it("requires the same password twice [5-14]", () => {
    expect(validate(resetConfirmRules, { ...filled, passwordRepeat: "abcdefg1" })).toEqual({
      passwordRepeat: { key: "error.passwordRepeat.mismatch" },
    });
  });

  it("requires a code of 6 characters, ignoring spaces [9]", () => {
    expect(validate(resetConfirmRules, { ...filled, code: "A1B 2C3" })).toEqual({});
    expect(validate(resetConfirmRules, { ...filled, code: "A1B2C" })).toMatchObject({
      code: { key: "error.code.length" },
    });
  });
});

describe("changing the password", () => {
  const twice = (password: string) =>
    validate(passwordChangeRules, { password, passwordRepeat: password }).password?.key;

  it("requires the password and its repetition [5-15]", () => {
    expect(validate(passwordChangeRules, {})).toEqual({
      password: { key: "error.password.required" },
      passwordRepeat: { key: "error.passwordRepeat.required" },
    });
    expect(validate(passwordChangeRules, { password: "Abcdefg1", passwordRepeat: "Abcdefg2" })).toEqual({
      passwordRepeat: { key: "error.passwordRepeat.mismatch" },
    });
  });

  it.each([
    ["Abcdefg1", undefined],
    ["Abcdef1", "error.password.rule"],
    ["abcdefg1", "error.password.rule"],
    [`Aa1${"x".repeat(61)}`, undefined],
    [`Aa1${"x".repeat(62)}`, "error.password.rule"],
  ])("checks %j against the shared rule: %s [5-15]", (password, key) => {
    expect(twice(password)).toBe(key);
  });
});

describe("the parts of the shared password rule", () => {
  it("are all met exactly if the rule is [5]", () => {
    const text = fc.oneof(fc.string({ unit: "grapheme", maxLength: 70 }), fc.stringMatching(/^[aA1 ]{1,9}$/));
    fc.assert(
      fc.property(text, (typed) => {
        const areMet = passwordParts(typed).every(({ isMet }) => isMet);
        expect(areMet).toBe(password().required().isValidSync(typed));
      }),
      { numRuns: 1_000 },
    );
  });

  it("name the missing one", () => {
    const missing = (text: string) => passwordParts(text).flatMap(({ id, isMet }) => (isMet ? [] : [id]));
    expect(missing("")).toEqual(["length", "upper", "lower", "digit"]);
    expect(missing("Abcdefgh")).toEqual(["digit"]);
    expect(missing("ābols7ābols7")).toEqual(["upper"]);
    expect(missing(`Aa1${"x".repeat(62)}`)).toEqual(["length"]);
  });
});
