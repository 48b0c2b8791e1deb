import { catalogues } from "virtual:topicWords";
import type { Loaders } from "virtual:words";
import type { Topic } from "../../wordLevels";

/** In a file of their own, so that sign-in stays as small as it is with every further topic. */
export const topicCatalogues = catalogues as Record<Topic, Loaders>;
