const names = new Map<string, Intl.DisplayNames>();

/** The name of a country in the language; what is no code stays as it is. */
export function countryName(code: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: "region" });
  // Kept per language: creating one costs more than everything around it.
  names.set(locale, known);
  return known.of(code) ?? code;
}
