import { string, type StringSchema } from "yup";
import { type RuleMessage } from "./messages";

/**
 * Text that is tidied on reading and then either passes or has one problem. Left empty it passes: whether a field is
 * required is the form's affair.
 */
export const atom = (
  problemOf: (text: string) => RuleMessage | null,
  tidy = (text: string) => text,
): StringSchema =>
  string()
    .transform((value: unknown) => (typeof value === "string" ? tidy(value) : value))
    .test("rule", function (text) {
      const problem = text ? problemOf(text) : null;
      return problem ? this.createError({ message: problem }) : true;
    });

/** Text that has to match a pattern as a whole. */
export const matching = (
  pattern: RegExp,
  problem: RuleMessage,
  tidy?: (text: string) => string,
): StringSchema => atom((text) => (pattern.test(text) ? null : problem), tidy);

/** Text without white space and invisible characters. */
export const withoutSpaces = (text: string) => text.replace(/[\s\p{Cf}]/gu, "");
