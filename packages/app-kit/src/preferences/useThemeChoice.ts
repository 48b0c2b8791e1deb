import { useState } from "react";
import { keepTheme, themeChoice, type ThemeChoice } from "./preferences";

export function useThemeChoice(): [theme: ThemeChoice, setTheme: (choice: ThemeChoice) => void] {
  const [theme, show] = useState(themeChoice);
  const setTheme = (choice: ThemeChoice) => {
    keepTheme(choice);
    show(choice);
  };
  return [theme, setTheme];
}
