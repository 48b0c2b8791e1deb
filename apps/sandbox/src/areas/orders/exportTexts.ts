import { textsByLanguage } from "@amberline/domain/language";
import * as all from "./locales/all";
import { type ExportTexts } from "./locales/en";

export const exportTextsIn = textsByLanguage<ExportTexts>(all, all.en);
