import { languages, type Language } from "@amberline/domain/language";
import { readCookie, writeCookie } from "./cookies";

// Cookies rather than storage: the server paints the first page in the right language and theme. All apps share them.

/** The chosen language, else the page's, else the browser's, of those offered; else English. */
export function initialLanguage(
  offered: readonly Language[] = languages,
  otherwise: Language = "en",
): Language {
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2));
  const wanted = [readCookie("lang"), document.documentElement.lang, ...preferred];
  return wanted.map((tag) => offered.find((language) => language === tag)).find(Boolean) ?? otherwise;
}

export function keepLanguage(language: Language): void {
  writeCookie("lang", language);
  document.documentElement.lang = language;
}
