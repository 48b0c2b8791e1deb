import { inEachLanguage, type Language } from "@amberline/domain/language";
import i18next, { type i18n } from "i18next";
import { initReactI18next } from "react-i18next";

export type Catalogues = { en: Record<string, string> } & Partial<Record<Language, Record<string, string>>>;

/** All languages at once: the tools are small and stay open all day. */
export function createI18n(language: Language, catalogues: Catalogues): i18n {
  const texts = inEachLanguage<Record<string, string>, string>(catalogues, catalogues.en);
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: "en",
    resources: Object.fromEntries(
      Object.entries(texts).map(([spoken, translation]) => [spoken, { translation }]),
    ),
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
