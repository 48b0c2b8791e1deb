import { type Language } from "../texts";
import { en, type Words } from "./words.en";
import { lv } from "./words.lv";

export type { Words } from "./words.en";

const byLanguage: Record<Language, Words> = { en, lv };

export const wordsIn = (language: Language): Words => byLanguage[language];
