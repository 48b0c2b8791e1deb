import { inEachLanguage, type Language } from "@amberline/domain/language";
import * as all from "./locales/all";
import { type ExportTexts } from "./locales/en";

export const exportTexts = inEachLanguage<ExportTexts, Language>(all, all.en);
