import { isLanguage, type Language, type Translate } from "@amberline/domain/language";
import { useTranslation as useReactTranslation } from "react-i18next";
import { keepLanguage } from "../preferences";

export interface Translation<Key extends string> {
  t: Translate<Key>;
  language: Language;
  setLanguage: (language: Language) => void;
}

/** The texts of a tool in the chosen language; `Key` is what its catalogue has. */
export function useTranslation<Key extends string>(): Translation<Key> {
  const { t, i18n } = useReactTranslation();
  return {
    t,
    language: isLanguage(i18n.language) ? i18n.language : "en",
    setLanguage(language) {
      keepLanguage(language);
      void i18n.changeLanguage(language);
    },
  };
}
