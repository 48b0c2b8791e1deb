import type { TextKeyOf, Translate as TranslateKey } from "@amberline/domain/language";
import i18next, { type i18n } from "i18next";
import type { ReactElement, ReactNode } from "react";
import * as react from "react-i18next";
import { initReactI18next } from "react-i18next";
import type en from "../locales/en.json";

export type Catalogue = typeof en;
export type TextKey = TextKeyOf<Catalogue>;
export type Translate = TranslateKey<TextKey>;

/** i18next with the keys of this catalogue. Each app has its own, so nothing is declared for all of i18next. */
export interface I18n extends Omit<i18n, "t"> {
  t: Translate;
}

interface ProviderProps {
  i18n: I18n;
  children: ReactNode;
}

/** Given what `createI18n` answers, which is an instance of i18next with narrower keys. */
export const I18nextProvider = react.I18nextProvider as (props: ProviderProps) => ReactElement;
export const useTranslation: () => { t: Translate; i18n: I18n } = react.useTranslation;

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
