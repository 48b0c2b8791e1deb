import { languages, type Language } from "../words/createWords";

export const themeChoices = ["system", "light", "dark"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const YEAR = 31_536_000;

// The bank's own cookies, so that both speak one language and the server paints the page in the right theme.
const cookie = (name: string) =>
  document.cookie
    .split("; ")
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
const setCookie = (name: string, value: string, maxAge: number) => {
  document.cookie = `${name}=${value}; path=/; max-age=${maxAge}; samesite=strict`;
};

const isLanguage = (value: string | undefined): value is Language =>
  languages.some((language) => language === value);

/** Chosen language, else the page's. */
export function initialLanguage(): Language {
  const known = [cookie("lang"), document.documentElement.lang].find(isLanguage);
  return known ?? "en";
}

export function keepLanguage(language: Language): void {
  setCookie("lang", language, YEAR);
  document.documentElement.lang = language;
}

export function themeChoice(): ThemeChoice {
  const chosen = cookie("theme");
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

export function keepTheme(choice: ThemeChoice): void {
  setCookie("theme", choice === "system" ? "" : choice, choice === "system" ? 0 : YEAR);
  if (choice === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = choice;
}
