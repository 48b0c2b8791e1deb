import { useTranslation } from "react-i18next";
import { type Language } from "./createWords";
import type en from "./en.json";

type Stem<Key> = Key extends `${infer Name}_${"zero" | "one" | "two" | "few" | "many" | "other"}`
  ? Name
  : Key;

/** A text of the tool; one with plural forms is named by its stem. */
export type TextKey = Stem<keyof typeof en>;

/** The tool's own words. */
export type Say = (key: TextKey, values?: Record<string, string | number>) => string;

/** Words in the chosen language. The journeys' catalogue, which i18next's types know, is the bank's and another one. */
export function useWords(): { say: Say; language: Language } {
  const { t, i18n } = useTranslation();
  return { say: t as unknown as Say, language: i18n.language === "lv" ? "lv" : "en" };
}
