import * as kit from "@amberline/app-kit/i18n";
import type * as texts from "@amberline/domain/language";
import en from "./locales/en.json";
import lv from "./locales/lv.json";
import { languages, type Language } from "./mode";

export type TextKey = texts.TextKeyOf<typeof en>;
export type Translate = texts.Translate<TextKey>;

export const createI18n = (language: Language) => kit.createI18n(language, { en, lv });

export function useTranslation() {
  const { language, ...translation } = kit.useTranslation<TextKey>();
  return { ...translation, language: languages.find((each) => each === language) ?? "en" };
}
