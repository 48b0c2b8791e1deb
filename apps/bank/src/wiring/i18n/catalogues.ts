import type { Language } from "@amberline/domain/language";
import type { CatalogueLevel, CataloguePart } from "../../wordLevels";

export type Catalogue = Record<string, string>;

const parts: Record<CataloguePart, Record<Language, () => Promise<{ default: Catalogue }>>> = {
  first: { lv: () => import("virtual:words/first/lv"), en: () => import("virtual:words/first/en") },
  newcomer: { lv: () => import("virtual:words/newcomer/lv"), en: () => import("virtual:words/newcomer/en") },
  rest: { lv: () => import("virtual:words/rest/lv"), en: () => import("virtual:words/rest/en") },
};

export async function loadCatalogue(level: CatalogueLevel, language: Language): Promise<Catalogue> {
  const needed: CataloguePart[] = level === "all" ? ["first", "rest"] : [level];
  const loaded = await Promise.all(needed.map((part) => parts[part][language]()));
  return Object.assign({}, ...loaded.map(({ default: words }) => words)) as Catalogue;
}
