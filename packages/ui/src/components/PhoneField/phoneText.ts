/** What a phone number may be written with: digits, spaces, hyphens, brackets, and a plus sign before them all. */
export function keepPhoneCharacters(text: string): string {
  const kept = text
    .normalize("NFKC")
    .replace(/\p{Pd}|\u2212/gu, "-")
    .replace(/[\p{Z}\t]+/gu, " ")
    .replace(/[^\d ()+-]/g, "");
  const [first = "", ...others] = kept.trimStart();
  return first + others.join("").replaceAll("+", "");
}

/** Written with its country: after a plus sign, or after the 00 that most of Europe dials instead. */
export const isInternational = (text: string) => /^(\+|00)/.test(text);

/** Writes an international number of the prefix's own country the way it is written at home; leaves others alone. */
export function withoutPrefix(text: string, prefix: string | null): string {
  if (!prefix || !isInternational(text)) return text;
  const digits = prefix.replace(/\D/g, "");
  const own = new RegExp(`^(\\+|00)[ ()-]*${[...digits].join("[ ()-]*")}[ )-]*`);
  return text.replace(own, "");
}
