import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { brandFolder, brandNames } from "./brandFolder.mjs";
import { checkBrand } from "./checkBrand";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "amberline-brand-"));
  cpSync(brandFolder("birchbank"), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Faults of a brand whose file has this in place of that. */
function spoilt(that: string, by: string): string[] {
  const file = path.join(folder, "bank.json");
  writeFileSync(file, readFileSync(file, "utf8").replace(that, by));
  return checkBrand(folder).map((told) => told.slice(file.length + 1));
}

it.each(brandNames)("makes a bank of %s", (name) => {
  expect(checkBrand(brandFolder(name))).toEqual([]);
});

it("wants every text and outline of the brand's colours to be seen well", () => {
  const [first] = spoilt('"primary": "#3b2a86"', '"primary": "#ccccdd"');
  expect(first).toMatch(
    /^\d+ palette\.light\.primary has a contrast of 1\.\d\d:1 as primary on canvas; it has to have 7:1\.$/,
  );
});

it("knows the colours of the design system alone", () => {
  expect(spoilt('"primary-hover"', '"hovered"')).toContainEqual(
    expect.stringContaining("palette.light.hovered is no colour of the design system."),
  );
});

it("wants its legal texts in each language, dated, with the parts pages lead to, and without markup [2.1-52]", () => {
  const file = path.join(folder, "legal/privacy.lv.json");
  const whole = readFileSync(file, "utf8");
  const spoiltBy = (that: string | RegExp, by: string) => {
    writeFileSync(file, whole.replace(that, by));
    return checkBrand(folder).join("\n");
  };
  expect(spoiltBy("2026-11-28", "28.11.2026")).toMatch(
    /privacy\.lv\.json:\d+ versions\.0\.from has to be a day/,
  );
  expect(spoiltBy("2026-11-28", "2026-11-29")).toContain("versions has other days than another language");
  expect(spoiltBy("2026-11-28", "2026-01-01")).toContain("versions has to be newest first");
  expect(spoiltBy('"title": "', '"title": "<b>')).toContain("title has to be a text without < and >");
  expect(spoiltBy('"id": "recipients"', '"id": "others"')).toContain(
    "sections has to have the id recipients",
  );
  expect(spoiltBy('"summary"', '"html"')).toMatch(/html is not known.*summary is missing/s);
  expect(spoiltBy("https://www.dvi.gov.lv", "javascript:alert(1)")).toContain("website has to be an address");
  rmSync(file);
  expect(checkBrand(folder).join()).toContain("There is no");
  writeFileSync(path.join(folder, "legal/privcy.en.json"), "{}");
  expect(checkBrand(folder).join()).toContain(
    "privcy.en.json is of no text and language that bank.json names",
  );
});

it("wants a name that fits", () => {
  expect(spoilt('"name": "Birchbank"', '"name": "The First Savings Bank of Birch"')).toEqual([
    expect.stringContaining("name has 31 letters; 20 fit on a phone."),
  ]);
});

it("wants the files it names, small and of their kind", () => {
  expect(spoilt('"/fonts/figtree-latin.woff2"', '"/fonts/lost.woff2"')).toEqual([
    expect.stringContaining("font.files.0 is not in the folder."),
  ]);
  writeFileSync(path.join(folder, "fonts/lost.woff2"), "a".repeat(90_000));
  expect(checkBrand(folder).join()).toMatch(/files\.0 is no WOFF2 file.*at most 80000 are loaded/);
});

it("wants pictures that are square, and nothing but pictures", () => {
  writeFileSync(path.join(folder, "icon.svg"), '<svg viewBox="0 0 32 20"/>');
  expect(checkBrand(folder).join()).toContain("mark names /icon.svg, which has to be square");
  writeFileSync(path.join(folder, "icon.svg"), '<svg viewBox="0 0 32 32"><script/></svg>');
  expect(checkBrand(folder).join()).toContain("which has a script or an address in it");
  for (const active of [
    "<svg:script>alert(1)</svg:script>",
    "<foreignObject><iframe/></foreignObject>",
    '<g onload = "alert(1)"/>',
    "<g/onload='alert(1)'/>",
    "<a href='javascript:alert(1)'/>",
    "<image xlink:href=//evil.example/x.png />",
    "<style>@import 'https://evil.example/x.css';</style>",
    '<rect fill="url(https://evil.example/x.svg#a)"/>',
    '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
  ]) {
    writeFileSync(path.join(folder, "icon.svg"), `<svg viewBox="0 0 32 32">${active}</svg>`);
    expect(checkBrand(folder).join(), active).toContain("which has a script or an address in it");
  }
  rmSync(path.join(folder, "icon.svg"));
  expect(checkBrand(folder).join()).toContain("which is not in the folder");
});

it("says which line is no JSON, and that there is no file", () => {
  expect(spoilt('"version": 1,', '"version": 1')[0]).toContain("JSON");
  rmSync(path.join(folder, "bank.json"));
  expect(checkBrand(folder)).toEqual([`There is no ${path.join(folder, "bank.json")}.`]);
});
