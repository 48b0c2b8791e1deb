import { type Language } from "../../locales";
import { en, type Catalogue } from "./en";
import { lv } from "./lv";

export type { Catalogue } from "./en";

const byLanguage: Record<Language, Catalogue> = { en, lv };

export const catalogueIn = (language: Language): Catalogue => byLanguage[language];
