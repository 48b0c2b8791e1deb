export { changeLanguage, createI18n } from "./createI18n";
export { Trans } from "./Trans";
export {
  I18nextProvider,
  useTranslation,
  type Catalogue,
  type I18n,
  type TextKey,
  type Translate,
} from "./typed";
