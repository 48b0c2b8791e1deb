/** Keeps digits, spaces, hyphens, brackets and a leading plus sign. */
export function keepPhoneCharacters(text: string): string {
  const kept = text
    .normalize("NFKC")
    .replace(/\p{Pd}|\u2212/gu, "-")
    .replace(/[\p{Z}\t]+/gu, " ")
    .replace(/[^\d ()+-]/g, "");
  const [first = "", ...others] = kept.trimStart();
  return first + others.join("").replaceAll("+", "");
}

/** Starts with a plus sign, or with 00, the international prefix in most of Europe. */
export const isInternational = (text: string) => /^(\+|00)/.test(text);

/** Removes the prefix of an international number of the same country; leaves other numbers alone. */
export function withoutPrefix(text: string, prefix: string | null): string {
  if (!prefix || !isInternational(text)) return text;
  const digits = prefix.replace(/\D/g, "");
  const own = new RegExp(`^(\\+|00)[ ()-]*${[...digits].join("[ ()-]*")}[ )-]*`);
  return text.replace(own, "");
}
