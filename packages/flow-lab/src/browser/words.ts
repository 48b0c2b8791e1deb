import en from "@amberline/flows/locales/en.json" with { type: "json" };
import lv from "@amberline/flows/locales/lv.json" with { type: "json" };

export type Language = "en" | "lv";
export type TextKey = keyof typeof en;

export const languages: readonly Language[] = ["en", "lv"];

/** A text of the catalogue as the customer reads it; marks of emphasis are not read. */
export const text = (language: Language, key: TextKey, values: Record<string, string> = {}): string =>
  Object.entries(values)
    .reduce((filled, [name, value]) => filled.replaceAll(`{{${name}}}`, value), { en, lv }[language][key])
    .replaceAll(/<\/?strong>/g, "");

/** The part of a text before its first gap. */
export const opening = (language: Language, key: TextKey): string =>
  text(language, key).split("{{")[0]?.trim() ?? "";

/** Euro as each language writes them, from decimal text below a thousand. */
export const euro = (language: Language, decimal: string): string =>
  language === "en" ? `€${decimal}` : `${decimal.replace(".", ",")} €`;

/** Decimal text as each language types it. */
export const typedAmount = (language: Language, decimal: string): string =>
  language === "en" ? decimal : decimal.replace(".", ",");
