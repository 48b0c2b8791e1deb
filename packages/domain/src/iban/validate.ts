import { isSepaCountry } from "../tables/sepa";
import { checkDigitsFor, hasValidCheckDigits } from "./checkDigits";
import { firstMisfit, formatOf } from "./format";
import { normaliseIban } from "./text";

/** Why an IBAN is refused, in the order it is checked. */
export const ibanProblems = ["characters", "country", "length", "structure", "checksum"] as const;
export type IbanProblem = (typeof ibanProblems)[number];

export type CheckedIban =
  | { ok: true; iban: string; country: string; isSepa: boolean }
  | { ok: false; problem: IbanProblem };

/**
 * Checks an IBAN as typed or pasted (ISO 13616): known country, its length and structure, mod 97.
 * The answer carries it normalised. An empty text has no country.
 */
export function validateIban(text: string): CheckedIban {
  const iban = normaliseIban(text);
  const refused = (problem: IbanProblem): CheckedIban => ({ ok: false, problem });
  if (/[^A-Z\d]/.test(iban)) return refused("characters");
  const country = iban.slice(0, 2);
  const format = formatOf(country);
  if (!format) return refused("country");
  if (iban.length !== format.length) return refused("length");
  if (firstMisfit(iban, format) >= 0) return refused("structure");
  if (!hasValidCheckDigits(iban)) return refused("checksum");
  return { ok: true, iban, country, isSepa: isSepaCountry(country) };
}

/** Country code of an IBAN or of its beginning, null when it is none the registry knows. */
export function ibanCountry(text: string): string | null {
  const country = normaliseIban(text).slice(0, 2);
  return formatOf(country) ? country : null;
}

/** The bank's own code inside an IBAN ("HABA" in LV, "70440" in LT), null until that far typed or in an unknown country. */
export function bankCode(text: string): string | null {
  const iban = normaliseIban(text);
  const format = formatOf(iban.slice(0, 2));
  if (!format) return null;
  const [start, end] = format.bankCode;
  return iban.length < 4 + end ? null : iban.slice(4 + start, 4 + end);
}

/** Puts check digits before a BBAN. Throws RangeError when the country or the BBAN does not fit the registry. */
export function composeIban(country: string, bban: string): string {
  const iban = country + checkDigitsFor(country, bban) + bban;
  if (!validateIban(iban).ok)
    throw new RangeError(`"${bban}" is no BBAN of ${country}. See tables/ibanRegistry.`);
  return iban;
}
