const anyDigit = /[\uFF10-\uFF19\u0660-\u0669\u06F0-\u06F9]/g;

/**
 * Full-width digits and both Arabic digit ranges start at code points whose low four bits are zero, as ASCII "0" does.
 */
const asciiDigit = (digit: string) => String(digit.charCodeAt(0) & 0xf);

/**
 * Keeps what can be part of a phone number: digits, spaces, hyphens, brackets (specification 5), and a plus sign before
 * the first digit. Idempotent.
 */
export function keepPhoneCharacters(text: string): string {
  const kept = text
    .replace(anyDigit, asciiDigit)
    .replace(/\uFF0B/g, "+")
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/\p{Zs}/gu, " ")
    .replace(/[^\d ()+-]/g, "");
  const plus = /^[^\d+]*\+/.exec(kept)?.[0] ?? "";
  return plus + kept.slice(plus.length).replaceAll("+", "");
}

/** 00 is the international prefix in every country we serve; a plus sign works everywhere. */
export const isInternational = (text: string): boolean => /^[^\d+]*(\+|00)/.test(text);
