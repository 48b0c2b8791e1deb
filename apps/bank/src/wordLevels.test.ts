import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import en from "@amberline/flows/locales/en.json";
import { describe, expect, test } from "vitest";
import { isOfLevel, topics, type Topic } from "./wordLevels";

const root = path.resolve(import.meta.dirname, "../../..");
const flow = (name: string) => `packages/flows/src/${name}`;
const every = Object.keys(en);
const stemOf = (key: string) => key.replace(/_(zero|one|other)$/, "");

/** Every key in a text, complete or by the start of a template. */
const keysOf = (text: string): string[] =>
  [...text.matchAll(/["'`]([a-zA-Z]\w*\.[\w.]*)(["'`]|\$\{)/g)].flatMap(([, start = "", end]) =>
    every.filter((key) => (end === "${" ? key.startsWith(start) : stemOf(key) === start)),
  );

const keysIn = (folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories|spec|examples)\.tsx?$/.test(name))
      .flatMap((name) => keysOf(readFileSync(path.join(root, folder, name), "utf8"))),
  );

test("the first level contains every text of sign-in", () => {
  const keys = keysIn([flow("signIn")]);
  expect(keys.length).toBeGreaterThan(40);
  expect(keys.filter((key) => !isOfLevel("first", key))).toEqual([]);
});

test("the newcomer level contains every text shown without a session", () => {
  const names = [
    "signIn",
    "signUp",
    "passwordReset",
    "passwordStrength",
    "appRedirect",
    "paymentDetails",
    "leave",
    "parts",
  ];
  const keys = keysIn([...names.map(flow), "packages/domain/src/rules"]);
  expect(keys.length).toBeGreaterThan(150);
  expect(keys.filter((key) => !isOfLevel("newcomer", key))).toEqual([]);
});

/** The file that an import means; null for what has no texts of the app. */
function fileOf(wanted: string, from: string): string | null {
  const [, name, rest] = /^@amberline\/(flows|domain)\/(.+)$/.exec(wanted) ?? [];
  const base = name ? path.join(root, "packages", name, "src", rest ?? "") : path.resolve(from, "..", wanted);
  if (!name && !wanted.startsWith(".")) return null;
  return (
    [".ts", ".tsx", "/index.ts", "/index.tsx"].map((end) => base + end).find((file) => existsSync(file)) ??
    null
  );
}

const namesIn = (braces: string) =>
  braces.split(",").flatMap((each) => (/^\s*(type\s|$)/.test(each) ? [] : [each.trim().split(" ")[0] ?? ""]));

/**
 * The files that the app consists of, without what it loads by `withWords` of a topic. An index leads only to the files
 * of the names asked for, as in the build.
 */
function filesWithout(topic: Topic | null): string[] {
  const files = new Set<string>();
  const visit = (file: string, asked?: readonly string[]) => {
    const isIndex = asked !== undefined && /\/index\.tsx?$/.test(file);
    if (!isIndex && files.has(file)) return;
    files.add(file);
    const text = readFileSync(file, "utf8").replaceAll(
      /withWords\(\[([^\]]+)\], \(\) => import\("[^"]+"\)/g,
      (all, named: string) => (named.includes(`"${topic}"`) ? "" : all),
    );
    const go = (wanted: string, names?: readonly string[]) => {
      const next = fileOf(wanted, file);
      if (next) visit(next, names);
    };
    for (const [, braces, wanted = ""] of text.matchAll(
      /^(?:import|export) (?!type)(?:(?:[^{}"';]*\{([^}]*)\}|[^{}"';]*) from )?"([^"]+)"/gm,
    )) {
      const names = braces === undefined ? undefined : namesIn(braces);
      const needed = isIndex ? names?.filter((name) => asked.includes(name)) : names;
      if (needed?.length !== 0) go(wanted, needed);
    }
    [...text.matchAll(/\bimport\("([^"]+)"\)/g)].forEach(([, wanted = ""]) => go(wanted));
  };
  visit(path.join(import.meta.dirname, "main.tsx"));
  return [...files];
}

const keysOfFiles = (files: readonly string[]) =>
  new Set(files.flatMap((file) => keysOf(readFileSync(file, "utf8"))));

describe.each(Object.keys(topics) as Topic[])("the topic %s", (topic) => {
  const outside = filesWithout(topic);
  const behind = filesWithout(null).filter((file) => !outside.includes(file));
  const shown = keysOfFiles(outside);

  test("has no text that is shown by other code than its own", () => {
    expect(shown.size).toBeGreaterThan(600);
    expect([...shown].filter((key) => isOfLevel(topic, key))).toEqual([]);
  });

  test("has texts that its own code shows", () => {
    const own = keysOfFiles(behind);
    expect(every.filter((key) => isOfLevel(topic, key) && !own.has(key))).toEqual([]);
  });

  test("leaves out only texts that other code shows", () => {
    const families = new Set(every.filter((key) => isOfLevel(topic, key)).map((key) => key.split(".")[0]));
    const left = every.filter((key) => families.has(key.split(".")[0]) && isOfLevel("signedIn", key));
    expect(left.filter((key) => !shown.has(key))).toEqual([]);
  });
});
