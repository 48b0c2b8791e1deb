import { type StringSchema } from "yup";
import { tidyText } from "../reference";
import { matching, withoutSpaces } from "./atom";
import { ruleMessage } from "./messages";

export const name = (): StringSchema =>
  matching(/^(?=.{2})[\p{L}\p{M}]+( +[\p{L}\p{M}]+)*$/u, ruleMessage("error.name.rule"), tidyText);

export const companyName = (): StringSchema =>
  matching(/^[\p{L}\p{M} &\-,."'’“”„]+$/u, ruleMessage("error.companyName.rule"), tidyText);

export const city = (): StringSchema =>
  matching(/^[\p{L}\p{M} ]+$/u, ruleMessage("error.city.rule"), tidyText);

export const zip = (): StringSchema =>
  matching(/^[\p{L}\p{N} \-/.,]+$/u, ruleMessage("error.zip.rule"), tidyText);

export const street = (): StringSchema =>
  matching(/^[\p{L}\p{M}\p{N} \-/.,'’"“”„&()#№]+$/u, ruleMessage("error.street.rule"), tidyText);

export const reference = (): StringSchema =>
  matching(/^[\p{L}\p{M}\p{N} ]+$/u, ruleMessage("error.reference.rule"), tidyText);

/** An international number in E.164, ignoring spaces, hyphens and brackets. Does not check whether it can exist. */
export const phone = (): StringSchema =>
  matching(/^\+[1-9]\d{6,14}$/, ruleMessage("error.phone.invalid"), (text) =>
    withoutSpaces(text).replace(/[-()]/g, ""),
  );
