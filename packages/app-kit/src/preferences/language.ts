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
