import { type StringSchema } from "yup";
import { normaliseBic } from "../bic";
import { explainIban, normaliseIban, validateIban } from "../iban";
import {
  disallowedCharacters,
  payeeNameLimit,
  paymentReferenceLimit,
  textLength,
  tidyText,
} from "../reference";
import { atom, matching } from "./atom";
import { say, type RuleMessage } from "./messages";

const codeLength = 6;
const withoutSpaces = (text: string) => text.replace(/[\s\p{Cf}]/gu, "");

// The local part after RFC 5322's dot-atom, letters of every script included (RFC 6531); the domain needs a dot.
const emailPattern =
  /^(?=.{3,254}$)(?=[^@]{1,64}@)[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/u;

export const email = (): StringSchema => matching(emailPattern, say("error.email.invalid"), tidyText);

/** 8 to 64 characters with an uppercase letter, a lowercase letter and a digit; never trimmed. */
export const password = (): StringSchema =>
  matching(/^(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\p{Nd}).{8,64}$/su, say("error.password.rule"));

/** Confirmation and two-factor codes: exactly 6 characters, spaces not counted. */
export const code = (): StringSchema =>
  atom(
    (text) => ([...text].length === codeLength ? null : say("error.code.length", { length: codeLength })),
    withoutSpaces,
  );

export const name = (): StringSchema =>
  matching(/^(?=.{2})[\p{L}\p{M}]+( +[\p{L}\p{M}]+)*$/u, say("error.name.rule"), tidyText);

export const companyName = (): StringSchema =>
  matching(/^[\p{L}\p{M} &\-,."'’“”„]+$/u, say("error.companyName.rule"), tidyText);

export const city = (): StringSchema => matching(/^[\p{L}\p{M} ]+$/u, say("error.city.rule"), tidyText);

export const zip = (): StringSchema => matching(/^[\p{L}\p{N} \-/.,]+$/u, say("error.zip.rule"), tidyText);

export const reference = (): StringSchema =>
  matching(/^[\p{L}\p{M}\p{N} ]+$/u, say("error.reference.rule"), tidyText);

/** An international number as E.164 has it, spaces, hyphens and brackets aside. Which numbers exist is not checked here. */
export const phone = (): StringSchema =>
  matching(/^\+[1-9]\d{6,14}$/, say("error.phone.invalid"), (text) =>
    withoutSpaces(text).replace(/[-()]/g, ""),
  );

/** The shape of a BIC. An unknown country inside it is worth a warning (see `validateBic`), not a refusal. */
export const bic = (): StringSchema =>
  matching(/^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/, say("error.bic.rule"), normaliseBic);

export const accountNumber = (): StringSchema =>
  matching(/^[A-Za-z0-9]{8,34}$/, say("error.accountNumber.rule"), withoutSpaces);

function ibanProblem(text: string): RuleMessage | null {
  const checked = validateIban(text);
  if (checked.ok) return null;
  const { country = text.slice(0, 2), expectedLength = 0, character = "", position = 0 } = explainIban(text);
  switch (checked.problem) {
    case "country":
      return say("error.iban.country", { country });
    case "length":
      return say("error.iban.length", { country, expected: expectedLength, typed: text.length });
    case "checksum":
      return say("error.iban.checksum");
    default:
      return say(`error.iban.${checked.problem}`, { country, character, position });
  }
}

/** An IBAN of a known country, with that country's length and structure, and check digits that fit. */
export const iban = (): StringSchema => atom(ibanProblem, normaliseIban);

const sepaField = (field: "payeeName" | "paymentReference", limit: number): StringSchema =>
  atom((text) => {
    const strangers = disallowedCharacters(text);
    if (strangers.length > 0) return say(`error.${field}.characters`, { characters: strangers.join(" ") });
    const length = textLength(text);
    return length > limit ? say(`error.${field}.length`, { limit, excess: length - limit }) : null;
  }, tidyText);

/** 1 to 70 Latin letters (Latvian and other diacritics included), digits, spaces, dots and commas. */
export const beneficiaryName = (): StringSchema => sepaField("payeeName", payeeNameLimit);

/** 1 to 140 characters of the same set. */
export const paymentReference = (): StringSchema => sepaField("paymentReference", paymentReferenceLimit);
