import type { TextKeyOf, Translate as TranslateKey } from "@amberline/domain/language";
import type { i18n } from "i18next";
import {
  createContext,
  createElement,
  use,
  useCallback,
  useMemo,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from "react";
import type en from "../locales/en.json";

export type Catalogue = typeof en;
export type TextKey = TextKeyOf<Catalogue>;
export type Translate = TranslateKey<TextKey>;

/** i18next typed with this catalogue's keys. Not declared globally, because each app has its own. */
export interface I18next extends Omit<i18n, "t"> {
  t: Translate;
}

/** What screens need of the texts: an i18next, or what becomes one once more is needed (`createLateI18n`). */
export interface I18n extends Pick<I18next, "language" | "t"> {
  on: (event: "languageChanged", hear: () => void) => void;
  off: (event: "languageChanged", hear: () => void) => void;
  /** i18next itself, where this only becomes one. */
  whole?: () => I18next | null;
}

const I18nContext = createContext<I18n | null>(null);

export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error("Texts need an I18nextProvider above them.");
  return i18n;
}

const translateInto =
  (i18n: I18n, language: string): Translate =>
  (key, values) =>
    i18n.t(key, { ...values, lng: language });

/** Takes the instance from `createI18n`, whose keys are narrower than i18next's. */
export function I18nextProvider({ i18n, children }: { i18n: I18n; children: ReactNode }): ReactElement {
  return createElement(I18nContext, { value: i18n }, children);
}

export function useTranslation(): { t: Translate; i18n: I18n } {
  const i18n = useI18n();
  const subscribe = useCallback(
    (hear: () => void) => {
      i18n.on("languageChanged", hear);
      return () => i18n.off("languageChanged", hear);
    },
    [i18n],
  );
  const readLanguage = () => i18n.language;
  const language = useSyncExternalStore(subscribe, readLanguage, readLanguage);
  return useMemo(() => ({ t: translateInto(i18n, language), i18n }), [i18n, language]);
}
