export { completed, inEachLanguage, missingTexts, textsByLanguage, type PartOf } from "./completed";
export { isLanguage, languageName, languages, ownLanguageName, type Language } from "./language";
export type { TextKeyOf, Translate } from "./texts";
