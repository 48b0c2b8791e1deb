type Texts = Readonly<Record<string, string>>;

const plural = /_(zero|one|two|few|many|other)$/;
const stemOf = (key: string) => key.replace(plural, "");
const valuesOf = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = ""]) => name).sort();

const faultsOf = (key: string, text: string | undefined, english: string | undefined) => {
  if (text === undefined || text.trim() === "") return [`${key} is missing`];
  if (english === undefined) return [];
  const [own, wanted] = [valuesOf(text), valuesOf(english)];
  return own.join() === wanted.join() || plural.test(key)
    ? []
    : [`${key} fills in ${own.join(", ") || "nothing"}, not ${wanted.join(", ") || "nothing"}`];
};

/**
 * The words of the journeys in a further language, for `createI18n`: complete, or refused by a RangeError that names each
 * text that is missing, empty or fills in other values than the English one. A text with a number needs each plural
 * form of the language: six in Arabic, two in German.
 */
export function completeCatalogue(language: string, texts: Texts, english: Texts): Record<string, string> {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const plurals = new Set(
    Object.keys(english)
      .filter((key) => plural.test(key))
      .map(stemOf),
  );
  const wanted = [
    ...Object.keys(english).filter((key) => !plural.test(key)),
    ...[...plurals].flatMap((stem) => forms.map((form) => `${stem}_${form}`)),
  ];
  const faults = wanted.flatMap((key) => faultsOf(key, texts[key], english[key]));
  if (faults.length > 0)
    throw new RangeError(`The catalogue of ${language} is not complete.\n${faults.join("\n")}`);
  return { ...texts };
}
