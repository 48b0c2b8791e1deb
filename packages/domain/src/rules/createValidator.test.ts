import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { object, ref, string } from "yup";
import { money } from "../money";
import { createValidator, sendRules, signInRules, validate, type RuleMessage } from ".";
import { matching } from "./atom";

const euro = (minor: number) => money(minor, "EUR");
const context = {
  balance: euro(100_000),
  limits: {
    limits: { perPayment: null, perDay: null, instantPerPayment: euro(2_000), instantPerDay: null },
    sentToday: euro(0),
    instantToday: euro(0),
  },
  locale: "en",
};
const problem: RuleMessage = { key: "error.name.rule" };

const typed = {
  payeeName: ["", "Anna Liepina", "Anna & Co", "x".repeat(71)],
  payeeType: ["private", "robot", undefined],
  system: ["SEPA", "SWIFT", undefined],
  account: ["", "lv97 haba 0012 3456 7891 0", "LV97HABA0012345678911", "12345678", "1234567"],
  bic: ["", "HABALV22", "H"],
  amount: ["", "25.00", "25,00", "1000.01", "0"],
  currency: ["EUR", "GBP"],
  reference: ["", "Rent", "Rent #5", "  "],
  type: ["INSTANT", "EXPRESS"],
  saveAsTemplate: [true, false, undefined],
  templateName: ["", "Rent", "  "],
} as const;
const edits = fc.array(
  fc
    .constantFrom(...(Object.keys(typed) as (keyof typeof typed)[]))
    .chain((name) => fc.constantFrom(...typed[name]).map((value) => [name, value] as const)),
  { maxLength: 30 },
);

describe("a validator of a form being edited", () => {
  it("gives the same result as validating the whole form after every edit [5]", () => {
    fc.assert(
      fc.property(edits, (made) => {
        const judge = createValidator(sendRules, context);
        let values: Record<string, unknown> = {};
        expect(judge(values)).toEqual(validate(sendRules, values, context));
        for (const [name, value] of made) {
          values = { ...values, [name]: value };
          expect(judge(values)).toEqual(validate(sendRules, values, context));
        }
      }),
    );
  });

  it("validates only the changed field", () => {
    const [judgeFirst, judgeSecond] = [vi.fn(() => true), vi.fn(() => true)];
    const judge = createValidator(
      object({
        first: string().test("first", problem, judgeFirst),
        second: string().test("second", problem, judgeSecond),
      }),
    );
    judge({ first: "a", second: "b" });
    judge({ first: "ab", second: "b" });
    judge({ first: "ab", second: "b" });
    expect([judgeFirst, judgeSecond].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  });

  it("validates all fields whose rules read the changed one, however they read it", () => {
    const repeated = object({
      password: string(),
      byReference: string().oneOf([ref("password")], problem),
      byHand: string().test("same", problem, function (text) {
        return text === (this.parent as { password?: string }).password;
      }),
    });
    const judge = createValidator(repeated);
    const values = { password: "Abcdefg1", byReference: "Abcdefg1", byHand: "Abcdefg1" };
    expect(judge(values)).toEqual({});
    expect(judge({ ...values, password: "Abcdefg2" })).toEqual({ byReference: problem, byHand: problem });
    expect(judge(values)).toEqual({});
  });

  it("passes the other fields to a rule tidied, as validating the whole form does", () => {
    const schema = object({
      kind: matching(/./, problem, (text) => text.trim()),
      name: string().when("kind", ([kind]) => (kind === "x" ? string().required(problem) : string())),
    });
    const values = { kind: " x ", name: "" };
    expect(validate(schema, values)).toEqual({ name: problem });
    expect(createValidator(schema)(values)).toEqual({ name: problem });
  });

  it("validates everything every time if a rule is about the form as a whole", () => {
    const schema = object({ a: string(), b: string() }).test("equal", function ({ a, b }) {
      return a === b || this.createError({ path: "b", message: problem });
    });
    const judge = createValidator(schema);
    expect(judge({ a: "1", b: "1" })).toEqual({});
    expect(judge({ a: "2", b: "1" })).toEqual({ b: problem });
  });

  it("throws for a rule without a message key, which is a programming error", () => {
    expect(() => createValidator(object({ name: string().required() }))({})).toThrow(
      'The rule of "name" has no message key',
    );
    expect(createValidator(signInRules, { isCodeShown: false })({})).toHaveProperty("login");
  });
});
