import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import type { I18n } from "./typed";

/** Words of one language at a time; another is added when the customer asks for it. */
export function createI18n(language: string, catalogue: Record<string, string>): I18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: "en",
    resources: { [language]: { translation: catalogue } },
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

/** Changes the language, loading its words first, so that nothing is ever shown half in each. */
export async function changeLanguage(
  instance: I18n,
  language: string,
  load: () => Promise<Record<string, string>>,
): Promise<void> {
  instance.addResourceBundle(language, "translation", await load(), true, true);
  await instance.changeLanguage(language);
}
