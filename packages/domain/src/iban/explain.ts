import { isSepaCountry } from "../tables/sepa";
import { hasValidCheckDigits } from "./checkDigits";
import { firstMisfit, formatOf, someCountryStartsWith } from "./format";
import { normaliseIban } from "./text";

/** Help while an IBAN is typed. */
export interface IbanHelp {
  /**
   * The first thing missing or wrong: `country` unknown or not yet typed, `characters` not allowed at their position,
   * `length` too short or too long, `checksum` wrong; or `valid`.
   */
  stage: "empty" | "country" | "length" | "characters" | "checksum" | "valid";
  /** Whether further typing can still make it valid; if not, report it at once. */
  isOpen: boolean;
  /** Known country code, once two letters are typed. */
  country?: string;
  isSepa?: boolean;
  expectedLength?: number;
  /** Characters still to type; only at `length`. */
  missing?: number;
  /** The character that is not allowed, and its position counted from 1 in the ungrouped IBAN; only at `characters`. */
  excess?: number;
  /** The character that cannot stand there, and its place counted from 1 in the ungrouped IBAN; only at `characters`. */
  character?: string;
  position?: number;
}

const misplaced = (chars: string, at: number) => ({
  stage: "characters" as const,
  isOpen: false,
  character: String.fromCodePoint(chars.codePointAt(at)!),
  position: at + 1,
});

/** Explains how complete a typed IBAN is and what is wrong with it, for live help beside the field. */
export function explainIban(text: string): IbanHelp {
  const iban = normaliseIban(text);
  if (iban === "") return { stage: "empty", isOpen: true };
  const foreign = iban.search(/[^A-Z\d]/);
  const country = iban.slice(0, 2);
  const format = formatOf(country);
  if (!format) {
    if (foreign >= 0) return misplaced(iban, foreign);
    return { stage: "country", isOpen: someCountryStartsWith(country) };
  }

  const known = { country, isSepa: isSepaCountry(country), expectedLength: format.length };
  const misfit = foreign >= 0 ? foreign : firstMisfit(iban, format);
  if (misfit >= 0) return { ...known, ...misplaced(iban, misfit) };
  const missing = format.length - iban.length;
  if (missing > 0) return { ...known, stage: "length", isOpen: true, missing };
  if (missing < 0) return { ...known, stage: "length", isOpen: false, excess: -missing };
  return hasValidCheckDigits(iban)
    ? { ...known, stage: "valid", isOpen: false }
    : { ...known, stage: "checksum", isOpen: false };
}
