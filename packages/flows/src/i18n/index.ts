export { changeLanguage, createI18n } from "./createI18n";
export {
  I18nextProvider,
  useTranslation,
  type Catalogue,
  type I18n,
  type I18next,
  type TextKey,
  type Translate,
} from "./i18n";
export { createLateI18n, type LateI18n } from "./lateI18n";
export { Trans } from "./Trans";
