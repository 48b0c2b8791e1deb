export { isLanguage, languages, type Language } from "./language";
export type { TextKeyOf, Translate } from "./texts";
