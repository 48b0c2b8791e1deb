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

/** Street, house, flat: letters, digits, spaces and the signs an address is written with. */
export const street = (): StringSchema =>
  matching(/^[\p{L}\p{M}\p{N} \-/.,'’"“”„&()#№]+$/u, ruleMessage("error.street.rule"), tidyText);

export const reference = (): StringSchema =>
  matching(/^[\p{L}\p{M}\p{N} ]+$/u, ruleMessage("error.reference.rule"), tidyText);

/** An international number as E.164 has it, spaces, hyphens and brackets aside. Which numbers exist is not checked here. */
export const phone = (): StringSchema =>
  matching(/^\+[1-9]\d{6,14}$/, ruleMessage("error.phone.invalid"), (text) =>
    withoutSpaces(text).replace(/[-()]/g, ""),
  );
