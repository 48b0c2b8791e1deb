import en from "@amberline/flows/locales/en.json" with { type: "json" };
import lv from "@amberline/flows/locales/lv.json" with { type: "json" };

export type Language = "en" | "lv";
export type TextKey = keyof typeof en;

export const languages: readonly Language[] = ["en", "lv"];

/** A text of the catalogue as displayed, without emphasis markers. */
export const text = (language: Language, key: TextKey, values: Record<string, string> = {}): string =>
  Object.entries(values)
    .reduce((filled, [name, value]) => filled.replaceAll(`{{${name}}}`, value), { en, lv }[language][key])
    .replaceAll(/<\/?strong>/g, "");

/** The part of a text before its first placeholder. */
export const opening = (language: Language, key: TextKey): string =>
  text(language, key).split("{{")[0]?.trim() ?? "";

/** Euro amounts in a language's format, from decimal text below a thousand. */
export const euro = (language: Language, decimal: string): string =>
  language === "en" ? `€${decimal}` : `${decimal.replace(".", ",")} €`;

/** Decimal text as typed in a language. */
export const typedAmount = (language: Language, decimal: string): string =>
  language === "en" ? decimal : decimal.replace(".", ",");
