import type { Language } from "@amberline/domain/language";
import { catalogues, type Loaders } from "virtual:words";
import type { CatalogueLevel, Topic } from "../../wordLevels";

export type Catalogue = Record<string, string>;

const isTopic = (level: CatalogueLevel): level is Topic => !(level in catalogues);

export async function loadCatalogue(level: CatalogueLevel, language: Language): Promise<Catalogue> {
  const loaders: Loaders = isTopic(level)
    ? (await import("./topicCatalogues")).topicCatalogues[level]
    : catalogues[level];
  return (await loaders[language]()).default;
}
