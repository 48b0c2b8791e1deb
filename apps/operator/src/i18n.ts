import * as kit from "@amberline/app-kit/i18n";
import type * as texts from "@amberline/domain/language";
import * as catalogues from "./locales/all";

export type TextKey = texts.TextKeyOf<typeof catalogues.en>;
export type Translate = texts.Translate<TextKey>;

export const createI18n = (language: texts.Language) => kit.createI18n(language, catalogues);
export const useTranslation = kit.useTranslation<TextKey>;
