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
