import { type StringSchema } from "yup";
import { normaliseBic } from "../bic";
import { explainIban, normaliseIban, validateIban } from "../iban";
import { payeeNameLimit, paymentReferenceLimit, textLength, tidyText } from "../reference";
import { atom, matching, withoutSpaces } from "./atom";
import { ruleMessage, type RuleMessage } from "./messages";
import { charactersProblem } from "./written";

/** Checks the format only: an unknown country in a BIC is worth a warning (see `validateBic`), not a refusal. */
export const bic = (): StringSchema =>
  matching(/^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/, ruleMessage("error.bic.rule"), normaliseBic);

export const accountNumber = (): StringSchema =>
  matching(/^[A-Za-z0-9]{8,34}$/, ruleMessage("error.accountNumber.rule"), withoutSpaces);

function ibanProblem(text: string): RuleMessage | null {
  const checked = validateIban(text);
  if (checked.ok) return null;
  const { country = text.slice(0, 2), expectedLength = 0, character = "", position = 0 } = explainIban(text);
  switch (checked.problem) {
    case "country":
      return ruleMessage("error.iban.country", { code: country });
    case "length":
      return ruleMessage("error.iban.length", { country, expected: expectedLength, typed: text.length });
    case "checksum":
      return ruleMessage("error.iban.checksum");
    default:
      return ruleMessage(`error.iban.${checked.problem}`, { country, character, position });
  }
}

export const iban = (): StringSchema => atom(ibanProblem, normaliseIban);

/** Account numbers of countries without IBANs do not start like this. */
const beginsAsIban = /^[A-Z]{2}\d{2}/;

const plainAccount = /^[A-Z\d]{8,34}$/;

/** An IBAN, or an account number of a country without IBANs. Whatever starts like an IBAN must be a valid one. */
export const payeeAccount = (): StringSchema =>
  atom((text) => {
    if (beginsAsIban.test(text)) return ibanProblem(text);
    return plainAccount.test(text) ? null : ruleMessage("error.accountNumber.rule");
  }, normaliseIban);

const sepaField = (field: "payeeName" | "paymentReference", limit: number): StringSchema =>
  atom((text) => {
    const problem = charactersProblem(text, `error.${field}.characters`);
    if (problem) return problem;
    const length = textLength(text);
    return length > limit ? ruleMessage(`error.${field}.length`, { limit, excess: length - limit }) : null;
  }, tidyText);

/** 1 to 70 Latin letters (with Latvian and other diacritics), digits, spaces, dots and commas. */
export const beneficiaryName = (): StringSchema => sepaField("payeeName", payeeNameLimit);

/** 1 to 140 characters of the same set. */
export const paymentReference = (): StringSchema => sepaField("paymentReference", paymentReferenceLimit);
