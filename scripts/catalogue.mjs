// Checks the catalogues both ways: the same keys and values in each language, none unused, none empty; and the words of
// every catalogue against docs/words.md.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./setup.mjs";
import { termFaults } from "./terms.mjs";

const locales = path.join(root, "packages/flows/src/locales");
const catalogues = Object.fromEntries(
  readdirSync(locales).map((file) => [
    path.basename(file, ".json"),
    JSON.parse(readFileSync(path.join(locales, file), "utf8")),
  ]),
);
const faults = [];

const stem = (key) => key.replace(/_(zero|one|two|few|many|other)$/, "");
const stems = (catalogue) => new Set(Object.keys(catalogue).map(stem));
const values = (text) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map(([, name]) => name)
    .sort()
    .join();
const en = stems(catalogues.en);
for (const [language, catalogue] of Object.entries(catalogues)) {
  const own = stems(catalogue);
  for (const key of en) if (!own.has(key)) faults.push(`${key} is missing in ${language}`);
  for (const key of own) if (!en.has(key)) faults.push(`${key} is missing in en, not in ${language}`);
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  for (const [key, text] of Object.entries(catalogue)) {
    if (!text.trim()) faults.push(`${key} is empty in ${language}`);
    const english = catalogues.en[key];
    if (english && values(english) !== values(text))
      faults.push(`${key} fills in different values in en and ${language}`);
    if (key !== stem(key))
      for (const form of forms)
        if (!(`${stem(key)}_${form}` in catalogue))
          faults.push(`${stem(key)} lacks the plural form ${form} in ${language}`);
  }
}

const sources = [];
const walk = (folder) => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== "dist" && entry.name !== "node_modules") walk(file);
    } else if (/\.tsx?$/.test(entry.name) && !/\.(test|stories)\.tsx?$/.test(entry.name))
      sources.push(readFileSync(file, "utf8"));
  }
};
for (const folder of ["packages/domain/src", "packages/flows/src", "apps/bank/src"])
  walk(path.join(root, folder));
const code = sources.join("\n");

// A key counts as used if it occurs in the code, literally or through a template such as `send.check.${result}`.
const literals = new Set([...code.matchAll(/["'`]([a-zA-Z][\w.]*)["'`]/g)].map(([, text]) => text));
const made = [...code.matchAll(/`([a-zA-Z][\w]*\.[\w.]*)\$\{[^`]*?\}([\w.]*)`/g)].map(([, start, end]) => [
  start,
  end,
]);
for (const key of en) {
  const isMade = made.some(
    ([start, end]) => key.startsWith(start) && key.endsWith(end) && key.length > start.length + end.length,
  );
  if (!literals.has(key) && !isMade) faults.push(`${key} is used nowhere`);
}

faults.push(...termFaults());

if (faults.length) {
  console.error(faults.map((fault) => `  ${fault}`).join("\n"));
  process.exit(1);
}
console.log(`${en.size} texts, each in ${Object.keys(catalogues).join(", ")}, none unused`);
