import { keepLanguage } from "@amberline/app-kit/preferences";
import type { Language } from "@amberline/domain/language";
import { createLateI18n, type LateI18n } from "@amberline/flows/i18n";
import type { CatalogueLevel, Topic } from "../../wordLevels";
import { loadOnce } from "../browser/loadOnce";
import { loadCatalogue, type Catalogue } from "./catalogues";

/** Milliseconds; shorter than anybody takes to try again. */
const FAILURE_KEPT = 500;

/** The app's texts: loads only as many as the pages so far need. */
export interface Texts {
  i18n: LateI18n;
  /** Rejects when the texts can't be loaded; the language then stays as it is. */
  setLanguage(language: Language): Promise<void>;
  /** Loads the texts that pages for new customers need beyond sign-in's. The same promise until it fails. */
  readNewcomer(): Promise<void>;
  readSignedIn(): Promise<void>;
  /** Loads the texts of a topic, and keeps them in every language chosen after. The same promise until it fails. */
  readTopic(topic: Topic): Promise<void>;
}

/** Those of this page load. */
let texts: Texts | undefined;

/** Loads code together with the texts of its topics, and with what plurals and elements in any text need. */
export const withWords =
  <Code>(topics: readonly Topic[], load: () => Promise<Code>) =>
  async (): Promise<Code> => {
    const words = [texts?.i18n.complete(), ...topics.map((topic) => texts?.readTopic(topic))];
    const [code] = await Promise.all([load(), ...words]);
    return code;
  };

export function createTexts(language: Language, catalogue: Catalogue, isSignedIn: () => boolean): Texts {
  const i18n = createLateI18n(language, catalogue);
  let spoken = language;
  let wanted = language;
  let isForNewcomers = false;
  const topics = new Map<Topic, Promise<void>>();
  const shownSignedOut = new Set<Topic>();

  const add = async (level: CatalogueLevel) => {
    // While the language changes both are needed, since the change may fail.
    const into = [...new Set([spoken, wanted])];
    await Promise.all([
      i18n.complete(),
      ...into.map(async (each) => i18n.addTexts(each, await loadCatalogue(level, each))),
    ]);
  };
  const neededLevels = (): CatalogueLevel[] => {
    if (isSignedIn()) return ["signedIn", ...topics.keys()];
    return [isForNewcomers ? "newcomer" : "first", ...shownSignedOut];
  };
  const load = async (into: Language): Promise<Catalogue> => {
    const levels = neededLevels();
    const loaded = await Promise.all(levels.map((level) => loadCatalogue(level, into)));
    // After a sign-in or another page in the meantime more texts are needed.
    return String(levels) === String(neededLevels()) ? Object.assign({}, ...loaded) : load(into);
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

  texts = {
    i18n,
    async setLanguage(next) {
      wanted = next;
      try {
        const loaded = await load(next);
        if (wanted !== next) return;
        i18n.addTexts(next, loaded);
        await i18n.changeLanguage(next);
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
    // Pages of a topic may be there already, from before a sign-out.
    readSignedIn: async () => void (await Promise.all((["signedIn", ...topics.keys()] as const).map(add))),
    readTopic(topic) {
      if (!isSignedIn()) shownSignedOut.add(topic);
      const reading = topics.get(topic) ?? add(topic);
      topics.set(topic, reading);
      reading.catch(() => topics.delete(topic));
      return reading;
    },
  };
  return texts;
}
