/** Languages that are built, in the order in which they are offered. `npm run language` adds one. */
export const languages = ["lv", "en", "de"] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

/** What a language calls itself, or another one: "latviešu", "Latvian". */
export const languageName = (language: string, spoken: string = language): string =>
  new Intl.DisplayNames(spoken, { type: "language" }).of(language) ?? language;
