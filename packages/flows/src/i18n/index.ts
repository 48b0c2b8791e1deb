export { changeLanguage, createI18n } from "./createI18n";
export {
  I18nextProvider,
  Trans,
  useTranslation,
  type Catalogue,
  type I18n,
  type TextKey,
  type Translate,
} from "./typed";
