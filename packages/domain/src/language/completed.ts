import { type Language } from "./language";

/** A catalogue of which texts may be missing. */
export type PartOf<Texts> = Texts extends ((...values: never) => unknown) | readonly unknown[]
  ? Texts
  : Texts extends object
    ? { [Key in keyof Texts]?: PartOf<Texts[Key]> }
    : Texts;

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** For a text that is not translated: its English, so that it is seen. */
function marked(english: unknown): unknown {
  if (typeof english === "string") return `⟦${english}⟧`;
  if (typeof english === "function") return (...values: unknown[]) => marked(english(...values));
  if (Array.isArray(english)) return english.map(marked);
  return isGroup(english) ? filled({}, english) : english;
}

function filled(part: Group, english: Group): Group {
  const entries = Object.entries(english).map(([key, text]) => {
    const own = part[key];
    return [key, isGroup(text) && isGroup(own) ? filled(own, text) : (own ?? marked(text))];
  });
  return { ...part, ...Object.fromEntries(entries) };
}

/** A catalogue with every text. The build refuses a language of which one is missing, so marks are seen in development alone. */
export const completed = <Texts extends object>(part: PartOf<Texts>, english: Texts): Texts =>
  filled(part as Group, english as Group) as Texts;

/** In each of the languages, where they are kept together. */
export const inEachLanguage = <Texts extends object, Spoken extends string>(
  parts: Readonly<Record<Spoken, PartOf<Texts>>>,
  english: Texts,
): Record<Spoken, Texts> =>
  Object.fromEntries(
    Object.entries<PartOf<Texts>>(parts).map(([language, part]) => [language, completed(part, english)]),
  ) as Record<Spoken, Texts>;

/** Texts by language. One that is not built has English: a later release may have written it into the database. */
export function textsByLanguage<Texts extends object>(
  parts: Readonly<Record<Language, PartOf<Texts>>>,
  english: Texts,
) {
  const texts = new Map<string, Texts>(Object.entries(inEachLanguage<Texts, Language>(parts, english)));
  return (language: Language): Texts => texts.get(language) ?? english;
}

/** The texts that are missing or empty, by their names. */
export const missingTexts = (part: unknown, english: unknown, name = ""): string[] => {
  if (isGroup(english))
    return Object.entries(english).flatMap(([key, text]) =>
      missingTexts(isGroup(part) ? part[key] : undefined, text, name ? `${name}.${key}` : key),
    );
  return part === undefined || (part === "" && english !== "") ? [name] : [];
};
