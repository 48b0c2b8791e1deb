import { describe, expect, it, vi } from "vitest";
import { createValidator, signUpRules, tidyValues, validate, type SignUpContext } from ".";

const filled = {
  firstName: "Anna Marija",
  lastName: "Bērziņa",
  email: "anna@piemers.lv",
  phone: "+371 20 000 001",
  country: "LV",
  city: "Rīga",
  zip: "LV-1010",
  street: "Brīvības iela 1-2",
  password: "Abcdefg1",
  passwordRepeat: "Abcdefg1",
  agree: true,
};
const problemsOf = (change: Record<string, unknown>, context?: SignUpContext) =>
  validate(signUpRules, { ...filled, ...change }, context);
const keysOf = (change: Record<string, unknown>, context?: SignUpContext) =>
  Object.fromEntries(Object.entries(problemsOf(change, context)).map(([field, { key }]) => [field, key]));

describe("the sign-up form", () => {
  it("is valid if everything follows its rule, even without a phone [5]", () => {
    expect(problemsOf({})).toEqual({});
    for (const phone of ["", null, undefined]) expect(problemsOf({ phone })).toEqual({});
  });

  it("takes a hyphen or an apostrophe in a name only where the brand does [5]", () => {
    const names = { firstName: "Anna-Marija", lastName: "O'Brien" };
    expect(keysOf(names)).toEqual({ firstName: "error.name.characters", lastName: "error.name.characters" });
    expect(keysOf(names, { hasNameMarks: true })).toEqual({});
  });

  it("requires every field but the phone [5-11]", () => {
    const problems = {
      firstName: { key: "error.firstName.required" },
      lastName: { key: "error.lastName.required" },
      email: { key: "error.email.required" },
      country: { key: "error.country.required" },
      city: { key: "error.city.required" },
      zip: { key: "error.zip.required" },
      street: { key: "error.street.required" },
      password: { key: "error.password.required" },
      passwordRepeat: { key: "error.passwordRepeat.required" },
      agree: { key: "error.agree.required" },
    };
    expect(validate(signUpRules, {})).toEqual(problems);
    const blank = Object.fromEntries(Object.keys(problems).map((field) => [field, ""]));
    expect(validate(signUpRules, { ...blank, country: null, agree: false })).toEqual(problems);
  });

  it.each([
    ["firstName", "J", "error.name.rule"],
    ["firstName", "Ja", undefined],
    ["firstName", "Anna-Marija", "error.name.characters"],
    ["firstName", "a".repeat(70), undefined],
    ["firstName", "a".repeat(71), "error.text.tooLong"],
    ["lastName", "B3rziņa", "error.name.characters"],
    ["lastName", "a".repeat(71), "error.text.tooLong"],
    ["email", "anna@", "error.email.invalid"],
    ["city", "Rīga 5", "error.city.rule"],
    ["city", "a".repeat(71), "error.text.tooLong"],
    ["zip", "LV_1010", "error.zip.rule"],
    ["zip", "1".repeat(16), undefined],
    ["zip", "1".repeat(17), "error.text.tooLong"],
    ["street", "Brīvības iela 1, k. 2/3 (ieeja no pagalma)", undefined],
    ["street", "<b>", "error.street.rule"],
    ["street", "a".repeat(71), "error.text.tooLong"],
    ["agree", false, "error.agree.required"],
  ] as const)("checks %s: %j is %s [5-11]", (field, value, key) => {
    expect(keysOf({ [field]: value })).toEqual(key ? { [field]: key } : {});
  });

  it.each([
    ["Abcdef1", "error.password.rule"],
    ["Abcdefg1", undefined],
    ["abcdefg1", "error.password.rule"],
    ["ABCDEFG1", "error.password.rule"],
    ["Abcdefgh", "error.password.rule"],
    [`Aa1${"x".repeat(61)}`, undefined],
    [`Aa1${"x".repeat(62)}`, "error.password.rule"],
  ] as const)("checks the password %j against the shared rule: %s [5]", (password, key) => {
    expect(keysOf({ password, passwordRepeat: password })).toEqual(key ? { password: key } : {});
  });

  it("requires the same password twice [5-12]", () => {
    expect(problemsOf({ passwordRepeat: "Abcdefg2" })).toEqual({
      passwordRepeat: { key: "error.passwordRepeat.mismatch" },
    });
    expect(problemsOf({ passwordRepeat: "Abcdefg1 " })).toMatchObject({
      passwordRepeat: { key: "error.passwordRepeat.mismatch" },
    });
  });

  it("validates the repeated password again when the first one changes", () => {
    const judge = createValidator(signUpRules);
    expect(judge(filled)).toEqual({});
    expect(judge({ ...filled, password: "Abcdefg2" })).toEqual({
      passwordRepeat: { key: "error.passwordRepeat.mismatch" },
    });
  });

  it("accepts a phone with digits, spaces, hyphens and brackets, and checks it against the country's numbering plan [5]", () => {
    for (const phone of ["20000001", "+371 20 000-001", "(00371) 20000001"])
      expect(problemsOf({ phone })).toEqual({});
    for (const phone of ["2000000x", "20+000001", "( )"])
      expect(keysOf({ phone })).toEqual({ phone: "error.phone.invalid" });
    const phoneProblem = vi.fn(() => ({ key: "error.phone.tooShort" }) as const);
    expect(keysOf({ phone: "2" }, { phoneProblem })).toEqual({ phone: "error.phone.tooShort" });
    expect(phoneProblem).toHaveBeenCalledExactlyOnceWith("2", "LV");
    expect(keysOf({ phone: "" }, { phoneProblem })).toEqual({});
  });

  it("checks the numbering plan again when the country changes", () => {
    const phoneProblem = (_: string, country: string | null) =>
      country === "LV" ? null : ({ key: "error.phone.tooLong" } as const);
    const judge = createValidator(signUpRules, { phoneProblem });
    expect(judge(filled)).toEqual({});
    expect(judge({ ...filled, country: "DE" })).toEqual({ phone: { key: "error.phone.tooLong" } });
  });

  it("sends tidied text and an untouched password", () => {
    const typed = { ...filled, firstName: " Anna ", email: " anna@piemers.lv", password: " Abcdefg1 " };
    expect(tidyValues(signUpRules, typed)).toMatchObject({
      firstName: "Anna",
      email: "anna@piemers.lv",
      password: " Abcdefg1 ",
    });
  });
});
