import { createI18n } from "@amberline/flows/i18n";
import en from "@amberline/flows/locales/en.json";
import lv from "@amberline/flows/locales/lv.json";

/** Both languages, to switch without remounting. */
export const pathWords = createI18n("en", en);
pathWords.addResourceBundle("lv", "translation", lv);

/** Switches the page's language. */
export async function speak(locale: "en" | "lv") {
  document.documentElement.lang = locale;
  await pathWords.changeLanguage(locale);
}

const rooms = [...new Set(Object.keys(en).map((key) => key.split(".")[0]))].join("|");

/** Catalogue keys visible in place of their texts. */
export const keysIn = (text: string): readonly string[] =>
  text.match(new RegExp(`(?<![\\w.@/-])(${rooms})\\.[a-z]\\w+(\\.\\w+)*`, "g")) ?? [];
