import { plainLetter } from "../reference/latin";
import { apostrophes } from "../reference/signs";
import { leadingForms, titles, trailingForms } from "./forms";

const plain = (char: string) => plainLetter(char) ?? char;

/** Lower-case words without diacritics and punctuation; an apostrophe joins ("O'Brien"), anything else separates. */
const wordsOf = (name: string): string[] =>
  [...name.normalize("NFC")]
    .filter((char) => !apostrophes.test(char))
    .map(plain)
    .join("")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

function withoutLeading(words: string[], forms: readonly string[][]): string[] {
  const form = forms.find((parts) => parts.every((part, index) => words[index] === part));
  return form ? withoutLeading(words.slice(form.length), forms) : words;
}

function withoutTrailing(words: string[], forms: readonly string[][]): string[] {
  const form = forms.find((parts) => words.slice(-parts.length).join(" ") === parts.join(" "));
  return form ? withoutTrailing(words.slice(0, -form.length), forms) : words;
}

/** Whether a name has the legal form of an organisation: "SIA Rīgas Siltums", "Acme Ltd." */
export function hasLegalForm(name: string): boolean {
  const words = wordsOf(name);
  return withoutTrailing(withoutLeading(words, leadingForms), trailingForms).length < words.length;
}

/** Words that distinguish one holder from another; a name that consists of titles or legal forms alone keeps them. */
function distinctiveWords(name: string): string[] {
  const words = wordsOf(name);
  const rest = withoutTrailing(withoutLeading(words, [...leadingForms, ...titles]), trailingForms);
  return rest.length > 0 ? rest : words;
}

/**
 * A name as name checks compare it: without case, diacritics, punctuation, titles, legal forms and word order. "SIA
 * Rīgas Siltums" and "RIGAS SILTUMS, SIA" come out equal. Not for display.
 */
export const normaliseName = (name: string): string => distinctiveWords(name).sort().join(" ");

/** Words that tell where a company is, not which one it is. */
const country = /^(latvij?a|lietuva|lithuania|eesti|estonia|igaunija)$/i;

/** The words of a name as written, and those of them that are no title, legal form or country, if any. */
function partsOf(name: string): { words: string[]; kept: string[] } {
  const words = name
    .normalize("NFC")
    .split(/[^\p{L}\p{N}\p{M}'’]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const telling = new Set(distinctiveWords(name));
  const kept = words.filter((word) => wordsOf(word).some((part) => telling.has(part)));
  const isLocal = kept.length > 1 && country.test(kept.at(-1)!);
  return { words, kept: isLocal ? kept.slice(0, -1) : kept };
}

/**
 * A given name, or a company without its legal form and country: "Anna" for "Anna Liepiņa", "Circle K" for "Circle K Latvia
 * SIA". A name with any of them is a company's whatever is said of it; without them, only a person's is cut.
 */
export function shortName(name: string, type?: "private" | "organization"): string {
  const { words, kept } = partsOf(name);
  const isPerson = type === "private" && kept.length === words.length;
  return (isPerson ? kept[0] : kept.join(" ")) || name.trim();
}

/**
 * One or two capitals for an avatar, with diacritics: "JB" for "Jānis Bērziņš", "Ū" for "SIA Ūdens". Empty for no name.
 */
export function initials(name: string): string {
  const { kept } = partsOf(name);
  const ends = kept.length > 1 ? [kept[0]!, kept.at(-1)!] : kept;
  // A few letters expand when uppercased ("ß" to "SS"): only the first letter is kept.
  return ends.map((word) => [.../[\p{L}\p{N}]/u.exec(word)![0].toUpperCase()][0]).join("");
}
