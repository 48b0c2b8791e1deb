import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

type Catalogue = Record<string, string>;

const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");
const stems = (catalogue: Catalogue) => [...new Set(Object.keys(catalogue).map(stem))].sort();
const gaps = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

/** Keys that one language lacks, or whose texts are empty or have other gaps to fill in. */
export function unequalTexts(en: Catalogue, lv: Catalogue): string[] {
  const lone = stems({ ...en, ...lv }).filter((key) => !stems(en).includes(key) || !stems(lv).includes(key));
  const unequal = Object.entries(en)
    .filter(([key, text]) => !text.trim() || String(gaps(lv[key] ?? "")) !== String(gaps(text)))
    .map(([key]) => key);
  return [...lone, ...unequal];
}

/** Plural forms the language has and the catalogue lacks. */
export function missingPlurals(language: string, catalogue: Catalogue): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const plurals = new Set(
    Object.keys(catalogue)
      .filter((key) => key !== stem(key))
      .map(stem),
  );
  return [...plurals]
    .flatMap((name) => forms.map((form) => `${name}_${form}`))
    .filter((key) => !catalogue[key]);
}

/** Keys that no source of a folder names, whole or by a template. */
export function unusedTexts(catalogue: Catalogue, folder: string): string[] {
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .map((file) => readFileSync(path.join(folder, file), "utf8"))
    .join("\n");
  const literals = new Set([...sources.matchAll(/["'`]([a-zA-Z][\w.]*)["'`]/g)].map(([, text]) => text));
  const templates = [...sources.matchAll(/`((?:[a-zA-Z]\w*\.[\w.]*)?)\$\{[^`]*?\}([\w.]*)`/g)].filter(
    ([, start, end]) => `${start}${end}`.includes("."),
  );
  const isMade = (key: string) =>
    templates.some(([, start = "", end = ""]) => key.startsWith(start) && key.endsWith(end));
  return stems(catalogue).filter((key) => !literals.has(key) && !isMade(key));
}
