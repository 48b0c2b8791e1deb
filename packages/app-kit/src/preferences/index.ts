export { initialLanguage, keepLanguage, shownTheme, themeChoices, type ThemeChoice } from "./preferences";
export { useThemeChoice } from "./useThemeChoice";
