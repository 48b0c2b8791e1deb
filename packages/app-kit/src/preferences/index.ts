export { initialLanguage, keepLanguage } from "./language";
export { shownTheme, startWithTheme, themeChoices, useThemeChoice, type ThemeChoice } from "./theme";
