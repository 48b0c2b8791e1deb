export { initialLanguage, keepLanguage } from "./language";
export { shownTheme, themeChoices, useThemeChoice, type ThemeChoice } from "./theme";
