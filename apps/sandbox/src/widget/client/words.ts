import { en, type Words } from "./words.en";
import { lv } from "./words.lv";

export type { Words } from "./words.en";

const catalogues = { en, lv };
export type Language = keyof typeof catalogues;

/** The language of a tag such as `lv-LV`; English when there is none for it. */
export const languageOf = (tag: string | undefined): Language =>
  tag?.toLowerCase().split("-")[0] === "lv" ? "lv" : "en";

export const wordsIn = (language: Language): Words => catalogues[language];
