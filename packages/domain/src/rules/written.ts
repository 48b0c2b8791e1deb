import { type StringSchema } from "yup";
import { correctedText, disallowedCharacters, tidyText, type AllowsCharacter } from "../reference";
import { atom } from "./atom";
import { ruleMessage, type RuleKey, type RuleMessage } from "./messages";

/** The problem of a text with characters that are not allowed: it names them, and brings the text corrected. */
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
