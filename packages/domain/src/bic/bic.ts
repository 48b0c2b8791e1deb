import { isCountryCode } from "../tables/isoCountries";

/** Why a BIC is refused, in the order it is checked. */
export const bicProblems = ["characters", "length", "structure", "country"] as const;
export type BicProblem = (typeof bicProblems)[number];
export type CheckedBic = { ok: true; bic: string; country: string } | { ok: false; problem: BicProblem };

/** Takes out spaces, invisible characters and dashes, and makes capitals. Anything else stays, to be pointed out. */
export const normaliseBic = (text: string): string =>
  text.replace(/[\s\p{Cc}\p{Cf}\p{Pd}\u2212]/gu, "").replace(/[a-z]/g, (letter) => letter.toUpperCase());

/**
 * Checks a BIC as typed or pasted: 4 letters, 2 letters of an ISO 3166-1 country, 2 letters or digits, and an optional
 * branch of 3 (ISO 9362). The standard would allow digits among the first four; no bank in SEPA carries one.
 */
export function validateBic(text: string): CheckedBic {
  const bic = normaliseBic(text);
  if (/[^A-Z\d]/.test(bic)) return { ok: false, problem: "characters" };
  if (bic.length !== 8 && bic.length !== 11) return { ok: false, problem: "length" };
  if (!/^[A-Z]{6}/.test(bic)) return { ok: false, problem: "structure" };
  const country = bic.slice(4, 6);
  return isCountryCode(country) ? { ok: true, bic, country } : { ok: false, problem: "country" };
}
