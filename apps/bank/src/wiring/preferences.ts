import { brand } from "../brand";

export const languages = ["lv", "en"] as const;
export type Language = (typeof languages)[number];
export type ThemeChoice = "system" | "light" | "dark";

const YEAR = 31_536_000;

// Cookies rather than storage: the server paints the first page in the right language and theme.
const cookie = (name: string) =>
  document.cookie
    .split("; ")
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
const setCookie = (name: string, value: string, maxAge: number) => {
  document.cookie = `${name}=${value}; path=/; max-age=${maxAge}; samesite=strict${location.protocol === "https:" ? "; secure" : ""}`;
};

const isLanguage = (value: string | undefined): value is Language =>
  languages.some((language) => language === value);

/** Chosen language, else the page's, else the browser's, else English. */
export function initialLanguage(): Language {
  const chosen = cookie("lang");
  if (isLanguage(chosen)) return chosen;
  const page = document.documentElement.lang;
  if (isLanguage(page)) return page;
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return preferred ?? "en";
}

export function keepLanguage(language: Language) {
  setCookie("lang", language, YEAR);
  document.documentElement.lang = language;
}

export function themeChoice(): ThemeChoice {
  const chosen = cookie("theme");
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

/** The theme on screen: the chosen one, else the system's. */
export function shownTheme(): "light" | "dark" {
  const chosen = themeChoice();
  if (chosen !== "system") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function keepTheme(choice: ThemeChoice) {
  if (choice === "system") {
    setCookie("theme", "", 0);
    delete document.documentElement.dataset["theme"];
  } else {
    setCookie("theme", choice, YEAR);
    document.documentElement.dataset["theme"] = choice;
  }
}

/** Name of the page in the tab: the page's own, then the bank's. */
export function nameDocument(title: string) {
  document.title = title ? `${title} · ${brand.name}` : brand.name;
}
