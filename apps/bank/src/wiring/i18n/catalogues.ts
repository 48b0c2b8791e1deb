import type { Language } from "@amberline/domain/language";
import type { CatalogueLevel } from "../../wordLevels";

export type Catalogue = Record<string, string>;

const catalogues: Record<CatalogueLevel, Record<Language, () => Promise<{ default: Catalogue }>>> = {
  first: { lv: () => import("virtual:words/first/lv"), en: () => import("virtual:words/first/en") },
  newcomer: { lv: () => import("virtual:words/newcomer/lv"), en: () => import("virtual:words/newcomer/en") },
  all: { lv: () => import("virtual:words/all/lv"), en: () => import("virtual:words/all/en") },
};

export const loadCatalogue = async (level: CatalogueLevel, language: Language): Promise<Catalogue> =>
  (await catalogues[level][language]()).default;
