import { string, type StringSchema } from "yup";
import { type RuleMessage } from "./messages";

/**
 * A text that is tidied when read and has at most one problem, with a correction only if that passes. An empty text
 * passes; the form decides whether the field is required.
 */
export const atom = (
  problemOf: (text: string) => RuleMessage | null,
  tidy = (text: string) => text,
): StringSchema =>
  string()
    .transform((value: unknown) => (typeof value === "string" ? tidy(value) : value))
    .test("rule", function (text) {
      const problem = text ? problemOf(text) : null;
      if (!problem) return true;
      const { fix, ...unfixed } = problem;
      return this.createError({ message: fix && problemOf(fix) ? unfixed : problem });
    });

/** A text that matches a pattern as a whole. */
export const matching = (
  pattern: RegExp,
  problem: RuleMessage,
  tidy?: (text: string) => string,
): StringSchema => atom((text) => (pattern.test(text) ? null : problem), tidy);

/** Removes invisible characters too. */
export const withoutSpaces = (text: string) => text.replace(/[\s\p{Cf}]/gu, "");
