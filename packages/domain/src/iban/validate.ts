import { isSepaCountry } from "../tables/sepa";
import { checkDigitsFor, hasValidCheckDigits } from "./checkDigits";
import { firstMisfit, formatOf } from "./format";
import { normaliseIban } from "./text";

/** In the order they are checked. */
export const ibanProblems = ["characters", "country", "length", "structure", "checksum"] as const;
export type IbanProblem = (typeof ibanProblems)[number];

export type CheckedIban =
  | { ok: true; iban: string; country: string; isSepa: boolean }
  | { ok: false; problem: IbanProblem };

/**
 * Validates an IBAN as typed or pasted (ISO 13616): known country, its length and structure, mod 97. Returns it
 * normalised. An empty text fails at `country`.
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

/** Country code of an IBAN or the start of one; null if the registry does not have it. */
export function ibanCountry(text: string): string | null {
  const country = normaliseIban(text).slice(0, 2);
  return formatOf(country) ? country : null;
}

/** The bank code within an IBAN ("HABA" in LV, "70440" in LT); null while it is incomplete or the country unknown. */
export function bankCode(text: string): string | null {
  const iban = normaliseIban(text);
  const format = formatOf(iban.slice(0, 2));
  if (!format) return null;
  const [start, end] = format.bankCode;
  return iban.length < 4 + end ? null : iban.slice(4 + start, 4 + end);
}

/**
 * Prefixes a BBAN with country and check digits. Throws RangeError if the country or the BBAN does not match the
 * registry.
 */
export function composeIban(country: string, bban: string): string {
  const iban = country + checkDigitsFor(country, bban) + bban;
  if (!validateIban(iban).ok)
    throw new RangeError(`"${bban}" is no BBAN of ${country}. See tables/ibanRegistry.`);
  return iban;
}
