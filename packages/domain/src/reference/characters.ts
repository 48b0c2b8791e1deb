import { plainLetter } from "./latin";
import { apostrophes, signs } from "./signs";
import { tidyText } from "./text";

/** Says of one character whether a field takes it. */
export type AllowsCharacter = (char: string) => boolean;

const isPayable: AllowsCharacter = (char) => /^[0-9 .,]$/.test(char) || plainLetter(char) !== null;

/**
 * The characters not allowed, each once, in order, for a message that names them; by default those of a payee's name or
 * a payment reference. Allowed there are Latin letters (with Latvian and other diacritics), digits, space, dot and
 * comma.
 */
export const disallowedCharacters = (text: string, allows: AllowsCharacter = isPayable): string[] => [
  ...new Set([...tidyText(text)].filter((char) => !allows(char))),
];

/** The nearest that is allowed: another form of the character, a sign like it, nothing for an apostrophe; null if none. */
function nearest(char: string, allows: AllowsCharacter): string | null {
  // A raised or a fraction's digit means another number than the digit itself.
  if (/\p{No}/u.test(char)) return allows(char) ? char : null;
  const forms = char === "€" ? ["EUR"] : [char, char.normalize("NFKC"), signs[char] ?? ""];
  const form = forms.find((each) => each !== "" && [...each].every(allows));
  if (form !== undefined) return form;
  if (/[\p{L}\p{N}]/u.test(char)) return null;
  return apostrophes.test(char) ? "" : " ";
}

/**
 * The text with what is not allowed made to fit, for the customer to agree to: "INV-2026-001" becomes "INV 2026 001",
 * "O'Neil" "ONeil", as passports have it. Null if a letter or digit would be lost.
 */
export function correctedText(text: string, allows: AllowsCharacter = isPayable): string | null {
  const fitting = [...tidyText(text)].map((char) => nearest(char, allows));
  if (fitting.includes(null)) return null;
  return fitting
    .join("")
    .replace(/ +/g, " ")
    .replace(/ (?=[.,])/g, "")
    .trim();
}

/** A name or reference to fill in ahead: corrected if nothing is lost, else as it is, for the form to say what is wrong. */
export const payableText = (text: string): string => correctedText(text) ?? tidyText(text);
