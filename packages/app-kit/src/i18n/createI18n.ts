import type { Language } from "@amberline/domain/language";
import i18next, { type i18n } from "i18next";
import { initReactI18next } from "react-i18next";

export type Catalogues = Record<Language, Record<string, string>>;

/** Both languages at once: the tools are small and stay open all day. */
export function createI18n(language: Language, { en, lv }: Catalogues): i18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: "en",
    resources: { en: { translation: en }, lv: { translation: lv } },
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
