import i18next from "i18next";
import type { I18next } from "./i18n";

/** Loads one language; another is added on request. */
export function createI18n(language: string, catalogue: Record<string, string>): I18next {
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    fallbackLng: "en",
    resources: { [language]: { translation: catalogue } },
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  return instance;
}

/** Changes the language after loading its texts, so that languages never mix. */
export async function changeLanguage(
  instance: I18next,
  language: string,
  load: () => Promise<Record<string, string>>,
): Promise<void> {
  instance.addResourceBundle(language, "translation", await load(), true, true);
  await instance.changeLanguage(language);
}
