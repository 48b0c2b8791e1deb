// Adds or changes texts in English and Latvian: node scripts/words.mjs key "English" "Latvian" [key en lv …], or a JSON
// array of triples on standard input. Further languages then lack them, and `npm run language check` names them.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./setup.mjs";

const args = process.argv.slice(2);
const flat = args.length ? args : JSON.parse(readFileSync(0, "utf8")).flat();
if (flat.length % 3) {
  console.error("Each text needs a key, its English and its Latvian.");
  process.exit(1);
}
for (const [offset, language] of [
  [1, "en"],
  [2, "lv"],
]) {
  const file = path.join(root, `packages/flows/src/locales/${language}.json`);
  const words = JSON.parse(readFileSync(file, "utf8"));
  for (let at = 0; at < flat.length; at += 3) words[flat[at]] = flat[at + offset];
  const sorted = Object.fromEntries(Object.entries(words).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
