import { type StringSchema } from "yup";
import { tidyText } from "../reference";
import { atom, matching, withoutSpaces } from "./atom";
import { ruleMessage } from "./messages";
import { charactersProblem, written } from "./written";

const shortestName = 2;

/** At least two letters, and spaces; with `hasMarks` hyphens and apostrophes too. */
export const name = (hasMarks = false): StringSchema => {
  const allowed = hasMarks ? /[\p{L}\p{M} '’-]/u : /[\p{L}\p{M} ]/u;
  return atom(
    (text) =>
      charactersProblem(text, "error.name.characters", (char) => allowed.test(char)) ??
      ([...text].length < shortestName ? ruleMessage("error.name.rule") : null),
    tidyText,
  );
};

export const companyName = (): StringSchema => written(/[\p{L}\p{M} &\-,."'’“”„]/u, "error.companyName.rule");

export const city = (): StringSchema => written(/[\p{L}\p{M} ]/u, "error.city.rule");

export const zip = (): StringSchema => written(/[\p{L}\p{N} \-/.,]/u, "error.zip.rule");

export const street = (): StringSchema => written(/[\p{L}\p{M}\p{N} \-/.,'’"“”„&()#№]/u, "error.street.rule");

export const reference = (): StringSchema => written(/[\p{L}\p{M}\p{N} ]/u, "error.reference.rule");

/** An international number in E.164, ignoring spaces, hyphens and brackets. Does not check whether it can exist. */
export const phone = (): StringSchema =>
  matching(/^\+[1-9]\d{6,14}$/, ruleMessage("error.phone.invalid"), (text) =>
    withoutSpaces(text).replace(/[-()]/g, ""),
  );
