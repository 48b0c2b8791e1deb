export { initialLanguage, keepLanguage } from "./language";
export {
  keepTheme,
  shownTheme,
  startWithTheme,
  themeChoices,
  useThemeChoice,
  type ThemeChoice,
} from "./theme";
