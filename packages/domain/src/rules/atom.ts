import { string, type StringSchema } from "yup";
import { correctedText, disallowedCharacters, tidyText, type AllowsCharacter } from "../reference";
import { ruleMessage, type RuleKey, type RuleMessage } from "./messages";

/**
 * A text that is tidied when read and has at most one problem; a correction is offered only if it passes. An empty text passes; the form decides whether the field
 * is required.
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

/**
 * Named when they are not allowed, and with the text corrected if that passes: for a text whose problem may be its
 * characters.
 */
export function charactersProblem(text: string, key: RuleKey, allows?: AllowsCharacter): RuleMessage | null {
  const strangers = disallowedCharacters(text, allows);
  if (strangers.length === 0) return null;
  const problem = ruleMessage(key, { characters: strangers.join(" ") });
  const fix = correctedText(text, allows);
  return fix ? { ...problem, fix } : problem;
}

/** A text of allowed characters. */
export const written = (allowed: RegExp, key: RuleKey): StringSchema =>
  atom((text) => charactersProblem(text, key, (char) => allowed.test(char)), tidyText);

/** A text that matches a pattern as a whole. */
export const matching = (
  pattern: RegExp,
  problem: RuleMessage,
  tidy?: (text: string) => string,
): StringSchema => atom((text) => (pattern.test(text) ? null : problem), tidy);

/** Removes invisible characters too. */
export const withoutSpaces = (text: string) => text.replace(/[\s\p{Cf}]/gu, "");
