export {
  changeLanguage,
  createI18n,
  I18nextProvider,
  useTranslation,
  type Catalogue,
  type I18n,
  type TextKey,
  type Translate,
} from "./i18n";
export { Trans } from "./Trans";
