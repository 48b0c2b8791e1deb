/** Puts a line before the first place of that look. */
export function before(text, place, line) {
  if (!place.test(text))
    throw new Error(`Nothing looks like ${place} any more: bring scripts/new up to date.`);
  return text.replace(place, (found) => `${line}\n${found}`);
}

/** Adds `import { name } from "./name"` to those a file begins with. */
export const withImport = (text, name, from = `./${name}`) =>
  before(text, /^$/m, `import { ${name} } from "${from}";`);

const locales = "packages/flows/src/locales";

/** Both catalogues with more texts, each `[English, Latvian]`. */
export const withTexts = (read, texts) =>
  Object.fromEntries(
    ["en", "lv"].map((language, at) => {
      const file = `${locales}/${language}.json`;
      const added = Object.entries(texts).map(([key, pair]) => [key, pair[at]]);
      const all = [...Object.entries(JSON.parse(read(file))), ...added].sort(([a], [b]) => (a < b ? -1 : 1));
      return [file, JSON.stringify(Object.fromEntries(all), null, 2)];
    }),
  );
