import type { PhoneProblem } from "@amberline/domain/phone";
import type { RuleMessage } from "@amberline/domain/rules";

/** What a form says of a phone number that could not be read. */
export const phoneMessage = (problem: PhoneProblem): RuleMessage =>
  problem === "empty" ? { key: "error.phone.invalid" } : { key: `error.phone.${problem}` };
