import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import en from "./en.json";
import lv from "./lv.json";

const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");
const stems = (words: Record<string, string>) => [...new Set(Object.keys(words).map(stem))].sort();
const values = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
const root = path.resolve(import.meta.dirname, "..");
const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
  .map((file) => readFileSync(path.join(root, file), "utf8"))
  .join("\n");
const literals = new Set([...sources.matchAll(/["'`]([a-zA-Z][\w.]*)["'`]/g)].map(([, text]) => text));
const made = [...sources.matchAll(/`((?:[a-zA-Z]\w*\.[\w.]*)?)\$\{[^`]*?\}([\w.]*)`/g)].filter(
  ([, start, end]) => `${start}${end}`.includes("."),
);

describe("the words of the stepper", () => {
  it("are the same in both languages, each with what it fills in", () => {
    expect(stems(lv)).toEqual(stems(en));
    const latvian: Record<string, string> = lv;
    for (const [key, text] of Object.entries(en)) {
      expect(text.trim(), key).not.toBe("");
      expect(values(latvian[key] ?? ""), key).toEqual(values(text));
    }
  });

  it("have every plural form of their language", () => {
    for (const [language, words] of Object.entries({ en, lv })) {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      const plural = Object.keys(words).filter((key) => key !== stem(key));
      for (const name of new Set(plural.map(stem)))
        for (const form of forms) expect(Object.keys(words)).toContain(`${name}_${form}`);
    }
  });

  it("are all used", () => {
    const isMade = (key: string) =>
      made.some(([, start = "", end = ""]) => key.startsWith(start) && key.endsWith(end));
    expect(stems(en).filter((key) => !literals.has(key) && !isMade(key))).toEqual([]);
  });
});
