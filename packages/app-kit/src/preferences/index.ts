export { initialLanguage, keepLanguage } from "./language";
export { colourBar, shownTheme, themeChoices, useThemeChoice, type ThemeChoice } from "./theme";
