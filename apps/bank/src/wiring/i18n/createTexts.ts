import { keepLanguage } from "@amberline/app-kit/preferences";
import type { Language } from "@amberline/domain/language";
import { changeLanguage, createI18n, type I18n } from "@amberline/flows/i18n";
import type { CatalogueLevel } from "../../wordLevels";
import { loadOnce } from "../browser/loadOnce";
import { loadCatalogue, type Catalogue } from "./catalogues";

/** Milliseconds; shorter than anybody takes to try again. */
const FAILURE_KEPT = 500;

/** The app's texts: loads only as many as the pages so far need. */
export interface Texts {
  i18n: I18n;
  /** Rejects when the texts can't be loaded; the language then stays as it is. */
  setLanguage(language: Language): Promise<void>;
  /** Loads the texts that pages for new customers need beyond sign-in's. The same promise until it fails. */
  readNewcomer(): Promise<void>;
  readAll(): Promise<void>;
}

export function createTexts(language: Language, catalogue: Catalogue, isSignedIn: () => boolean): Texts {
  const i18n = createI18n(language, catalogue);
  let spoken = language;
  let wanted = language;
  let isForNewcomers = false;

  const add = async (level: CatalogueLevel) => {
    const into = wanted;
    i18n.addResourceBundle(into, "translation", await loadCatalogue(level, into), true, true);
  };
  const neededLevel = (): CatalogueLevel => {
    if (isSignedIn()) return "all";
    return isForNewcomers ? "newcomer" : "first";
  };
  const load = async (into: Language) => {
    const level = neededLevel();
    const loaded = await loadCatalogue(level, into);
    // After a sign-in in the meantime more texts are needed.
    return level === neededLevel() ? loaded : loadCatalogue(neededLevel(), into);
  };
  const readNewcomer = loadOnce(async () => {
    isForNewcomers = true;
    try {
      await add("newcomer");
    } catch (error) {
      isForNewcomers = false;
      throw error;
    }
  }, FAILURE_KEPT);

  return {
    i18n,
    async setLanguage(next) {
      wanted = next;
      try {
        const loaded = await load(next);
        if (wanted !== next) return;
        await changeLanguage(i18n, next, async () => loaded);
        spoken = next;
        keepLanguage(next);
      } catch (error) {
        // Nobody waits for it once another was chosen.
        if (wanted !== next) return;
        wanted = spoken;
        throw error;
      }
    },
    readNewcomer,
    readAll: () => add("all"),
  };
}
