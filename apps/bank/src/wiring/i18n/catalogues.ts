import type { Language } from "@amberline/domain/language";
import type { CatalogueLevel, Topic } from "../../wordLevels";

export type Catalogue = Record<string, string>;

type Loaders = Record<Language, () => Promise<{ default: Catalogue }>>;

const catalogues: Record<Exclude<CatalogueLevel, Topic>, Loaders> = {
  first: { lv: () => import("virtual:words/first/lv"), en: () => import("virtual:words/first/en") },
  newcomer: { lv: () => import("virtual:words/newcomer/lv"), en: () => import("virtual:words/newcomer/en") },
  signedIn: { lv: () => import("virtual:words/signedIn/lv"), en: () => import("virtual:words/signedIn/en") },
};
const isTopic = (level: CatalogueLevel): level is Topic => !(level in catalogues);

export async function loadCatalogue(level: CatalogueLevel, language: Language): Promise<Catalogue> {
  const loaders: Loaders = isTopic(level)
    ? (await import("./topicCatalogues")).topicCatalogues[level]
    : catalogues[level];
  return (await loaders[language]()).default;
}
