import type { I18n, I18next, Translate } from "./i18n";

type Texts = Record<string, string>;

/** Texts that need only their values put in, until `complete`: neither plurals nor elements. */
export interface LateI18n extends I18n {
  addTexts(language: string, texts: Texts): void;
  changeLanguage(language: string): Promise<void>;
  /** Loads i18next, with all texts so far. Rejects when it is lost, and may be called again then. */
  complete(): Promise<void>;
}

const filledIn = (text: string, values: Readonly<Record<string, unknown>>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));

export function createLateI18n(language: string, texts: Texts): LateI18n {
  const catalogues = new Map([[language, texts]]);
  const hearers = new Set<() => void>();
  let spoken = language;
  let whole: I18next | null = null;
  const translate: Translate = (key, values = {}) => {
    if (whole) return whole.t(key, { lng: spoken, ...values });
    const { lng = spoken } = values as { lng?: string };
    return filledIn(catalogues.get(lng)?.[key] ?? key, values);
  };
  return {
    get language() {
      return spoken;
    },
    t: translate,
    on: (_, hear) => hearers.add(hear),
    off: (_, hear) => hearers.delete(hear),
    whole: () => whole,
    addTexts(into, added) {
      catalogues.set(into, { ...catalogues.get(into), ...added });
      whole?.addResourceBundle(into, "translation", added, true, true);
    },
    async changeLanguage(next) {
      // First, because i18next may arrive meanwhile: it begins in the language spoken then.
      spoken = next;
      await whole?.changeLanguage(next);
      hearers.forEach((hear) => hear());
    },
    async complete() {
      if (whole) return;
      const { createI18n } = await import("./createI18n");
      if (whole) return;
      const made = createI18n(spoken, catalogues.get(spoken) ?? {});
      for (const [each, known] of catalogues) made.addResourceBundle(each, "translation", known, true, true);
      whole = made;
    },
  };
}
