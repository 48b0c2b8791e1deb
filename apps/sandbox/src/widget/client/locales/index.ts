import { en, type Catalogue } from "./en";
import { lv } from "./lv";

export type { Catalogue } from "./en";

const catalogues = { en, lv };
export type Language = keyof typeof catalogues;

/** The language of a tag such as `lv-LV`; English by default. */
export const languageOf = (tag: string | undefined): Language =>
  tag?.toLowerCase().split("-")[0] === "lv" ? "lv" : "en";

export const catalogueIn = (language: Language): Catalogue => catalogues[language];
