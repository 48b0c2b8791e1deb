import { textsByLanguage } from "@amberline/domain/language";
import * as all from "./all";
import { type Catalogue } from "./en";

export type { Catalogue } from "./en";

export const catalogueIn = textsByLanguage<Catalogue>(all, all.en);
