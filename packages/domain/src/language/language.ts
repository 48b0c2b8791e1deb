/** Languages that are built, in the order in which they are offered. `npm run language` adds one. */
export const languages = ["lv", "en", "de"] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

const ownNames: Readonly<Record<Language, string>> = { lv: "latviešu", en: "English", de: "Deutsch" };

/** What a language calls itself. `Intl` says the same, after 40 ms for each language. */
export const ownLanguageName = (language: Language): string => ownNames[language];

/** What a language is called in another one: "Latvian". */
export const languageName = (language: string, spoken: string): string =>
  new Intl.DisplayNames(spoken, { type: "language" }).of(language) ?? language;
