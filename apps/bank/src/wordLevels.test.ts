import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import en from "@amberline/flows/locales/en.json";
import { expect, test } from "vitest";
import { wordLevels } from "./wordLevels";

const root = path.resolve(import.meta.dirname, "../../..");
const flow = (name: string) => `packages/flows/src/${name}`;
const stems = new Set(Object.keys(en).map((key) => key.replace(/_(zero|one|other)$/, "")));

/** Every key in the sources, complete or as the start of a template. */
function keysIn(folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories|spec|examples)\.tsx?$/.test(name))
      .map((name) => readFileSync(path.join(root, folder, name), "utf8")),
  );
  const literals = files.flatMap((text) => [...text.matchAll(/["'`]([a-zA-Z]\w*\.[\w.]*)(["'`]|\$\{)/g)]);
  return literals
    .filter(([, key = "", end]) =>
      end === "${" ? [...stems].some((stem) => stem.startsWith(key)) : stems.has(key),
    )
    .map(([, key = ""]) => key);
}

test("the first level contains every text of sign-in", () => {
  const keys = keysIn([flow("signIn")]);
  expect(keys.length).toBeGreaterThan(40);
  expect(keys.filter((key) => !wordLevels.first.test(key))).toEqual([]);
});

test("the newcomer level contains every text shown without a session", () => {
  const names = ["signIn", "signUp", "passwordReset", "passwordStrength", "appRedirect", "leave", "parts"];
  const keys = keysIn([...names.map(flow), "packages/domain/src/rules"]);
  expect(keys.length).toBeGreaterThan(150);
  expect(keys.filter((key) => !wordLevels.newcomer.test(key))).toEqual([]);
});
