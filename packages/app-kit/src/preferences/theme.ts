import { useEffect, useState } from "react";
import { readCookie, writeCookie } from "./cookies";

export const themeChoices = ["system", "light", "dark"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** Until another is chosen. */
let ownTheme: ThemeChoice = "system";

export function themeChoice(): ThemeChoice {
  const chosen = readCookie("theme");
  return themeChoices.find((each) => each === chosen) ?? ownTheme;
}

/** The theme of a product whose pages don't follow the system by themselves. */
export function startWithTheme(theme: ThemeChoice): void {
  ownTheme = theme;
  const choice = themeChoice();
  if (choice !== "system") document.documentElement.dataset["theme"] = choice;
}

/** The theme on screen: the chosen one, else the system's. */
export function shownTheme(): "light" | "dark" {
  const chosen = themeChoice();
  if (chosen !== "system") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** The browser's own bar takes the colour of the theme shown, of those the page gives for light and dark. */
export function colourBar(choice: ThemeChoice): void {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { theme = "" } = bar.dataset;
    if (choice === "system") bar.media = `(prefers-color-scheme: ${theme})`;
    else bar.media = choice === theme ? "all" : "not all";
  }
}

export function keepTheme(choice: ThemeChoice): void {
  writeCookie("theme", choice === ownTheme ? "" : choice);
  if (choice === "system") {
    delete document.documentElement.dataset["theme"];
  } else {
    document.documentElement.dataset["theme"] = choice;
  }
}

export function useThemeChoice(): [theme: ThemeChoice, setTheme: (choice: ThemeChoice) => void] {
  const [theme, show] = useState(themeChoice);
  useEffect(() => colourBar(theme), [theme]);
  const setTheme = (choice: ThemeChoice) => {
    keepTheme(choice);
    show(choice);
  };
  return [theme, setTheme];
}
