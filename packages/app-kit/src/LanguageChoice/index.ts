export { LanguageChoice } from "./LanguageChoice";
