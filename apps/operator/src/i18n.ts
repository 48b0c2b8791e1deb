import * as kit from "@amberline/app-kit/i18n";
import type * as texts from "@amberline/domain/language";
import en from "./locales/en.json";
import lv from "./locales/lv.json";

export type TextKey = texts.TextKeyOf<typeof en>;
export type Translate = texts.Translate<TextKey>;

export const createI18n = (language: texts.Language) => kit.createI18n(language, { en, lv });
export const useTranslation = kit.useTranslation<TextKey>;
