/** Languages of the interface, in the order in which they are offered. */
export const languages = ["lv", "en"] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);
