import { checkDigitsFor, hasValidCheckDigits } from "../iban/checkDigits";

/** Removes spaces and uppercases: "rf18 5390 0754 7034" becomes "RF18539007547034". */
export const normaliseCreditorReference = (text: string): string => text.replace(/\s/g, "").toUpperCase();

/** A structured creditor reference of ISO 11649: RF, two check digits, 1 to 21 letters or digits. */
export function isCreditorReference(text: string): boolean {
  const reference = normaliseCreditorReference(text);
  return /^RF\d{2}[A-Z0-9]{1,21}$/.test(reference) && hasValidCheckDigits(reference);
}

/** From 1 to 21 letters or digits. Throws RangeError for anything else. */
export function composeCreditorReference(body: string): string {
  const text = normaliseCreditorReference(body);
  const reference = `RF${checkDigitsFor("RF", text)}${text}`;
  if (!isCreditorReference(reference)) throw new RangeError(`"${body}" is not 1 to 21 letters or digits.`);
  return reference;
}
