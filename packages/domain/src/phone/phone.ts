import {
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
} from "libphonenumber-js/core";
import { countries } from "../tables/countries";
import { numberingPlans } from "./generated/numberingPlans";
import { isInternational, keepPhoneCharacters } from "./text";

export interface Phone {
  /** E.164: plus sign, country code, number, no spaces. */
  e164: string;
  /** The served country of this number, two letters; null for a number from elsewhere. */
  country: string | null;
}

/** `country`: no such country code. `unknown`: a possible length, but no number range of the country. */
export const phoneProblems = ["empty", "country", "tooShort", "tooLong", "unknown"] as const;
export type PhoneProblem = (typeof phoneProblems)[number];
export type ReadPhone = { ok: true; phone: Phone } | { ok: false; problem: PhoneProblem };

const refused = (problem: PhoneProblem): ReadPhone => ({ ok: false, problem });

const lengthProblems = {
  NOT_A_NUMBER: "tooShort",
  INVALID_COUNTRY: "country",
  INVALID_LENGTH: "tooShort",
  TOO_SHORT: "tooShort",
  TOO_LONG: "tooLong",
} as const satisfies Record<string, PhoneProblem>;

const isOurs = (country: string | null): country is CountryCode =>
  countries.some(({ code }) => code === country);

/** Such as "+371"; null for a country that is not served. */
export const dialPrefixOf = (country: string): string | null =>
  countries.find(({ code }) => code === country)?.dialPrefix ?? null;

const countryWith = (prefix: string): string | null =>
  countries.find(({ dialPrefix }) => dialPrefix === prefix)?.code ?? null;

/**
 * Parses a phone number as typed or pasted: a national number of `country` (two letters), or an international one with
 * `+` or `00`. It may still be unassigned.
 */
export function readPhone(typed: string, country: string | null): ReadPhone {
  const text = keepPhoneCharacters(typed).trim();
  if (!/\d/.test(text)) return refused("empty");
  const number = isInternational(text) ? text.replace(/^[^\d+]*(\+|00)/, "+") : text;
  const options = { extract: false, ...(isOurs(country) ? { defaultCountry: country } : {}) };

  const length = validatePhoneNumberLength(number, options, numberingPlans);
  if (length) return refused(lengthProblems[length]);
  const read = parsePhoneNumberFromString(number, options, numberingPlans);
  if (!read?.isValid()) return refused("unknown");
  const prefix = `+${read.countryCallingCode}`;
  return { ok: true, phone: { e164: read.number, country: countryWith(prefix) } };
}
