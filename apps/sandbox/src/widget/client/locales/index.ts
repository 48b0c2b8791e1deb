import { languages, textsByLanguage, type Language } from "@amberline/domain/language";
import * as all from "./all";
import { type Catalogue } from "./en";

export type { Catalogue } from "./en";

/** The language of a tag such as `lv-LV`; English by default. */
export const languageOf = (tag: string | undefined): Language => {
  const [wanted] = tag?.toLowerCase().split("-") ?? [];
  return languages.find((language) => language === wanted) ?? "en";
};

export const catalogueIn = textsByLanguage<Catalogue>(all, all.en);
