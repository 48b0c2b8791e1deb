export { LanguageSwitch, type LanguageChoice, type LanguageSwitchProps } from "./LanguageSwitch";
