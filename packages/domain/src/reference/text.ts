import { plainLetter } from "./latin";

/** Characters at most in the payee's name (SEPA rulebooks) and in the payment reference. */
export const payeeNameLimit = 70;
export const paymentReferenceLimit = 140;

/**
 * What was typed or pasted, made comparable: NFC, without invisible characters, every kind of space a plain one,
 * none at the ends.
 */
export const tidyText = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/\s/g, " ")
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .trim();

/** How long a text counts against a limit: code points of its tidied form. */
export const textLength = (text: string): number => [...tidyText(text)].length;

const isAllowed = (char: string) => /^[0-9 .,]$/.test(char) || plainLetter(char) !== null;

/**
 * The characters a payee's name or a payment reference may not hold, each once, in the order met, so that a screen can
 * name them. Allowed are Latin letters (Latvian and other diacritics included), digits, space, dot and comma.
 */
export const disallowedCharacters = (text: string): string[] => [
  ...new Set([...tidyText(text)].filter((char) => !isAllowed(char))),
];
