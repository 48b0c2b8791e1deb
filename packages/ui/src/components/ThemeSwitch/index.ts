export { ThemeSwitch, type Theme, type ThemeSwitchProps } from "./ThemeSwitch";
