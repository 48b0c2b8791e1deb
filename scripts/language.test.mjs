import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "./setup.mjs";

const copied = ["apps/bank", "apps/operator", "apps/sandbox", "packages/domain", "packages/flows"];
const files = ["scripts/language.ts", "package.json", "tsconfig.base.json"];
let folder = "";
const inFolder = (file) => path.join(folder, file);
const read = (file) => readFileSync(inFolder(file), "utf8");

const language = (...args) => {
  const tsx = pathToFileURL(path.join(root, "node_modules/tsx/dist/loader.mjs")).href;
  const node = ["--conditions=@amberline/source", "--import", tsx, inFolder("scripts/language.ts"), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, node, { cwd: folder, encoding: "utf8" });
  return { status, said: stdout + stderr };
};

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "language "));
  for (const name of copied)
    cpSync(path.join(root, name, "src"), inFolder(`${name}/src`), { recursive: true });
  for (const file of files) cpSync(path.join(root, file), inFolder(file));
  symlinkSync(path.join(root, "node_modules"), inFolder("node_modules"), "junction");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a further language", () => {
  test("begins with a file beside each English one, in every list of languages [9-16]", () => {
    const { status, said } = language("new", "et");
    expect({ status, said }).toMatchObject({ status: 0, said: expect.stringContaining("locales/et.json") });
    expect(read("packages/domain/src/language/language.ts")).toMatch(
      /languages = \[.*"et"\][^]*ownNames: .*, et: "eesti" \}/,
    );
    expect(read("packages/flows/src/locales/et.json")).toBe("{}\n");
    expect(read("apps/sandbox/src/locales/all.ts")).toContain('export { et } from "./et";');
    expect(read("apps/sandbox/src/locales/allBankTexts.ts")).toContain(
      'export { bankTexts as et } from "./bank.et";',
    );
    expect(read("apps/operator/src/locales/all.ts")).toContain('export { default as et } from "./et.json";');
    expect(read("apps/bank/src/legal/all.ts")).toContain('export const et = () => import("./et");');
    expect(read("apps/bank/src/legal/et.ts")).toContain('from "./terms.et"');
  });

  test("is refused by a build, with the name of each text it lacks [9-16]", () => {
    const { status, said } = language("check");
    expect(status).toBe(1);
    for (const lacking of [
      "packages/flows/src/locales/et.json: app.cancel is missing",
      "apps/operator/src/locales/et.json: app.title is missing",
      "apps/sandbox/src/locales/et.ts: lockedMinutes is missing",
      "apps/sandbox/src/locales/et.ts: blockedBy.bank is missing",
      "apps/sandbox/src/documents/locales/contract.et.ts: agreement is missing",
      "apps/sandbox/src/widget/client/locales/et.ts: title is missing",
      "apps/bank/src/legal/terms.et.ts is not translated",
    ])
      expect(said).toContain(lacking);
    expect(said).not.toMatch(/(en|lv)\.(json|ts)/);
  });

  test("is refused for a text that fills in other values, and no longer for those that are there [9-16]", () => {
    const texts = { "app.cancel": "Katkesta", "access.perDay": "Kuni {{sum}} päevas" };
    writeFileSync(inFolder("packages/flows/src/locales/et.json"), JSON.stringify(texts));
    const { said } = language("check");
    expect(said).toContain("et.json: access.perDay fills in sum, not amount");
    expect(said).not.toContain("app.cancel");
  });

  test("is not begun twice, nor by a name that is no language's", () => {
    for (const name of ["et", "lv", "Eesti", "qq"]) expect(language("new", name).status).toBe(1);
  });
});
