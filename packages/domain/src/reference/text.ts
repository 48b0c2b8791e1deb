import { plainLetter } from "./latin";

/** Characters; the limits of the SEPA rulebooks. */
export const payeeNameLimit = 70;
export const paymentReferenceLimit = 140;

/** Normalises typed or pasted text: NFC, no invisible characters, every kind of space a plain one, none at the ends. */
export const tidyText = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/\s/g, " ")
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .trim();

/** Length against a limit: code points of the tidied text. */
export const textLength = (text: string): number => [...tidyText(text)].length;

const isAllowed = (char: string) => /^[0-9 .,]$/.test(char) || plainLetter(char) !== null;

/**
 * The characters not allowed in a payee's name or a payment reference, each once, in order, for a message that names
 * them. Allowed are Latin letters (with Latvian and other diacritics), digits, space, dot and comma.
 */
export const disallowedCharacters = (text: string): string[] => [
  ...new Set([...tidyText(text)].filter((char) => !isAllowed(char))),
];
