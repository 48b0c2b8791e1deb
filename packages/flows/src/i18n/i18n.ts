import type { TextKeyOf, Translate as TranslateKey } from "@amberline/domain/language";
import i18next, { type i18n } from "i18next";
import type { ReactElement, ReactNode } from "react";
import * as react from "react-i18next";
import type en from "../locales/en.json";

export type Catalogue = typeof en;
export type TextKey = TextKeyOf<Catalogue>;
export type Translate = TranslateKey<TextKey>;

/** i18next typed with this catalogue's keys. Not declared globally, because each app has its own. */
export interface I18n extends Omit<i18n, "t"> {
  t: Translate;
}

interface ProviderProps {
  i18n: I18n;
  children: ReactNode;
}

/** Takes the instance from `createI18n`, whose keys are narrower than i18next's. */
export const I18nextProvider = react.I18nextProvider as (props: ProviderProps) => ReactElement;
export const useTranslation: () => { t: Translate; i18n: I18n } = react.useTranslation;

/** Loads one language; another is added on request. */
export function createI18n(language: string, catalogue: Record<string, string>): I18n {
  const instance = i18next.createInstance();
  // Without initReactI18next, which would make this the instance of all of react-i18next, a host's own components included.
  void instance.init({
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

/** Changes the language after loading its texts, so that languages never mix. */
export async function changeLanguage(
  instance: I18n,
  language: string,
  load: () => Promise<Record<string, string>>,
): Promise<void> {
  instance.addResourceBundle(language, "translation", await load(), true, true);
  await instance.changeLanguage(language);
}
