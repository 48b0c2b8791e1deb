import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

/** Imports of an entry's source files, tests excluded. */
function importsOf(entry: string): string[] {
  const folder = path.join(import.meta.dirname, entry);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .flatMap((file) => [...readFileSync(path.join(folder, file), "utf8").matchAll(/from "([^"]+)"/g)])
    .map(([, from]) => from!);
}

const entries = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

describe("an entry of this package", () => {
  const own: Record<string, RegExp> = {
    // The passwords of PDFs: a part of its own, loaded for those that have one.
    company: /^@noble\/(ciphers|hashes)\/./,
    dates: /^(@date-fns\/(tz|utc)|date-fns)\/./,
    // The dictionaries: half a megabyte, a part of its own.
    passwordEstimate: /^zxcvbn$/,
    phone: /^libphonenumber-js\/core$/,
    rules: /^yup$/,
  };
  it.each(entries)(
    "%s imports yup only as the rules, phone metadata only as phone, date-fns only as dates and by function, ciphers only as company, zxcvbn only as passwordEstimate, and no other library",
    (entry) => {
      const libraries = importsOf(entry).filter((from) => !from.startsWith("."));
      expect(libraries.filter((from) => !own[entry]?.test(from))).toEqual([]);
    },
  );

  it.each(entries.filter((entry) => entry !== "phone"))("%s imports no phone metadata", (entry) => {
    expect(importsOf(entry).filter((from) => from.startsWith("../phone"))).toEqual([]);
  });

  it.each(["money", "dates"])("%s imports no other entry", (entry) => {
    expect(importsOf(entry).filter((from) => from.startsWith(".."))).toEqual([]);
  });

  it("imports single tables only, never all of them", () => {
    expect(entries.flatMap(importsOf).filter((from) => /^\.\.\/tables(\/index)?$/.test(from))).toEqual([]);
  });
});
