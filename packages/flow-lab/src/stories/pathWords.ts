import { createI18n } from "@amberline/flows/i18n";
import en from "@amberline/flows/locales/en.json";
import lv from "@amberline/flows/locales/lv.json";

/** Both languages, to be switched while a picture stands. */
export const pathWords = createI18n("en", en);
pathWords.addResourceBundle("lv", "translation", lv);

/** Words of the page are in that language from here on. */
export async function speak(locale: "en" | "lv") {
  document.documentElement.lang = locale;
  await pathWords.changeLanguage(locale);
}

const rooms = [...new Set(Object.keys(en).map((key) => key.split(".")[0]))].join("|");

/** Keys of the catalogue that stand in a text where their words should. */
export const keysIn = (text: string): readonly string[] =>
  text.match(new RegExp(`(?<![\\w.@/-])(${rooms})\\.[a-z]\\w+(\\.\\w+)*`, "g")) ?? [];
