export { I18nextProvider } from "react-i18next";
export { createI18n, type Catalogues } from "./createI18n";
export { useTranslation, type Translation } from "./useTranslation";
