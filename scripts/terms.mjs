// Reads the terms of docs/words.md and finds words that are not used in any catalogue.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./setup.mjs";

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** "veidn…" is any word that begins so. */
const pattern = (word) => {
  const isStem = word.endsWith("…");
  const text = escaped(isStem ? word.slice(0, -1) : word);
  return new RegExp(`(?<!\\p{L})${text}${isStem ? "" : "(?!\\p{L})"}`, "giu");
};

/** The words not used, of the table below the heading: each with the phrases that may contain it. */
export function termsIn(page, heading) {
  const part = page.split(/^## /m).find((section) => section.startsWith(heading)) ?? "";
  const cells = part
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.split("|")[3] ?? "");
  return cells.flatMap((cell) =>
    [...cell.matchAll(/`([^`]+)`(?: \(but ((?:`[^`]+`(?:, )?)+)\))?/g)].map(([, word, but = ""]) => ({
      word,
      find: pattern(word),
      allowed: [...but.matchAll(/`([^`]+)`/g)].map(([, phrase]) => pattern(phrase)),
    })),
  );
}

/** The words of the text that are not used. */
export const wrongWords = (text, terms) =>
  terms
    .filter(({ find, allowed }) =>
      allowed.reduce((rest, phrase) => rest.replace(phrase, ""), text).match(find),
    )
    .map(({ word }) => word);

/** "Nosūtīti {{amount}}": the ending of the participle would depend on the number. */
export const isBoundToNumber = (text) =>
  /\p{L}(?:ti|tas|ami|amas|uši|ušas):? (?:\{\{|\$\{)(?:amount|count|left|limit|shown|total|typed)\b/u.test(
    text,
  );

const literals = (code) =>
  [...code.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(([, plain, made]) => plain ?? made);
const withoutImports = (code) => code.replace(/^import .*$/gm, "").replace(/\/\*[^]*?\*\//g, "");

/** Every text: of the catalogues of apps, flows, mails, PDFs and the widget, what the law wants, and the names of the stepper. */
function* textsOf(language) {
  const files = execFileSync("git", ["ls-files", "packages", "apps"], { cwd: root, encoding: "utf8" }).split(
    "\n",
  );
  for (const file of files) {
    const read = () => readFileSync(path.join(root, file), "utf8");
    if (new RegExp(`/locales/${language}\\.json$`).test(file))
      for (const [key, text] of Object.entries(JSON.parse(read()))) yield { file, text, key };
    if (new RegExp(`/(locales|legal)/(\\w+\\.)?${language}\\.ts$`).test(file))
      for (const text of literals(withoutImports(read()))) yield { file, text };
    if (/\/names(\/shared)?\.json$/.test(file))
      for (const text of pairsIn(JSON.parse(read())))
        yield { file, text: text[pairs.indexOf(language)] ?? "" };
  }
}

/** Names are pairs. */
const pairs = ["en", "lv"];
const pairsIn = (value) =>
  Array.isArray(value)
    ? [value]
    : typeof value === "object" && value
      ? Object.values(value).flatMap(pairsIn)
      : [];

export function termFaults() {
  const page = readFileSync(path.join(root, "docs/words.md"), "utf8");
  const faults = [];
  for (const [language, heading] of [
    ["en", "English"],
    ["lv", "Latvian"],
    ["de", "German"],
  ]) {
    const terms = termsIn(page, heading);
    if (terms.length === 0) faults.push(`docs/words.md has no terms in ${heading}`);
    for (const { file, text, key = "" } of textsOf(language)) {
      for (const word of wrongWords(text, terms))
        faults.push(`${file}: “${text}” has ${word} (docs/words.md)`);
      if (language === "lv" && !/_(zero|one|other)$/.test(key) && isBoundToNumber(text))
        faults.push(`${file}: “${text}” has a participle that depends on a number (docs/words.md)`);
    }
  }
  return faults;
}
