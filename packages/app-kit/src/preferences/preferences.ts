import { isLanguage, type Language } from "@amberline/domain/language";
import { readCookie, writeCookie } from "./cookies";

// Cookies rather than storage: the server paints the first page in the right language and theme. All apps share them.

/** The chosen language, else the page's, else the browser's, else English. */
export function initialLanguage(): Language {
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2));
  return [readCookie("lang"), document.documentElement.lang, ...preferred].find(isLanguage) ?? "en";
}

export function keepLanguage(language: Language): void {
  writeCookie("lang", language);
  document.documentElement.lang = language;
}

export const themeChoices = ["system", "light", "dark"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export function themeChoice(): ThemeChoice {
  const chosen = readCookie("theme");
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

/** The theme on screen: the chosen one, else the system's. */
export function shownTheme(): "light" | "dark" {
  const chosen = themeChoice();
  if (chosen !== "system") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function keepTheme(choice: ThemeChoice): void {
  if (choice === "system") {
    writeCookie("theme", "");
    delete document.documentElement.dataset["theme"];
  } else {
    writeCookie("theme", choice);
    document.documentElement.dataset["theme"] = choice;
  }
}
