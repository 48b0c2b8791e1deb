import { inEachLanguage, type Language } from "@amberline/domain/language";
import * as all from "./all";
import { type Catalogue } from "./en";

export type { Catalogue } from "./en";

const catalogues = inEachLanguage<Catalogue, Language>(all, all.en);

export const catalogueIn = (language: Language): Catalogue => catalogues[language];
