export { changeLanguage, createI18n, type Catalogue, type TextKey } from "./createI18n";
export { I18nextProvider, Trans, useTranslation } from "react-i18next";
