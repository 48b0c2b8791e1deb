import { isCountryCode } from "../tables/isoCountries";

/** In the order they are checked. */
export const bicProblems = ["characters", "length", "structure", "country"] as const;
export type BicProblem = (typeof bicProblems)[number];
export type CheckedBic = { ok: true; bic: string; country: string } | { ok: false; problem: BicProblem };

/**
 * Removes spaces, invisible characters and dashes, and uppercases. Other characters stay, so that they can be reported.
 */
export const normaliseBic = (text: string): string =>
  text.replace(/[\s\p{Cc}\p{Cf}\p{Pd}\u2212]/gu, "").replace(/[a-z]/g, (letter) => letter.toUpperCase());

/**
 * Validates a BIC as typed or pasted: 4 letters, 2 letters of an ISO 3166-1 country, 2 letters or digits, and an
 * optional branch of 3 (ISO 9362). The standard allows digits among the first four; no bank in SEPA uses any.
 */
export function validateBic(text: string): CheckedBic {
  const bic = normaliseBic(text);
  if (/[^A-Z\d]/.test(bic)) return { ok: false, problem: "characters" };
  if (bic.length !== 8 && bic.length !== 11) return { ok: false, problem: "length" };
  if (!/^[A-Z]{6}/.test(bic)) return { ok: false, problem: "structure" };
  const country = bic.slice(4, 6);
  return isCountryCode(country) ? { ok: true, bic, country } : { ok: false, problem: "country" };
}
