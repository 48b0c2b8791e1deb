import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import en from "@amberline/flows/locales/en.json";
import { describe, expect, test } from "vitest";
import { isOfLevel, topics, type Topic } from "./wordLevels";

const root = path.resolve(import.meta.dirname, "../../..");
const flow = (name: string) => `packages/flows/src/${name}`;
const every = Object.keys(en);
const forms = ["", "_zero", "_one", "_other"];
const known = new Set(every);

/** A function of a text that works each out once. */
function once<Result>(work: (text: string) => Result): (text: string) => Result {
  const done = new Map<string, Result>();
  return (text) => {
    const result = done.get(text) ?? work(text);
    done.set(text, result);
    return result;
  };
}

const textOf = once((file) => readFileSync(file, "utf8"));

/** Every key in a text, complete or by the start of a template. */
const keysOf = once((text): string[] =>
  [...text.matchAll(/["'`]([a-zA-Z]\w*\.[\w.]*)(["'`]|\$\{)/g)].flatMap(([, start = "", end]) =>
    end === "${"
      ? every.filter((key) => key.startsWith(start))
      : forms.map((form) => start + form).filter((key) => known.has(key)),
  ),
);

const keysIn = (folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories|spec|examples)\.tsx?$/.test(name))
      .flatMap((name) => keysOf(textOf(path.join(root, folder, name)))),
  );

test("the first level contains every text of sign-in", () => {
  const keys = keysIn([flow("signIn")]);
  expect(keys.length).toBeGreaterThan(40);
  expect(keys.filter((key) => !isOfLevel("first", key))).toEqual([]);
});

test("no text of sign-in has a plural or an element, which i18next is needed for", () => {
  const needsMore = Object.entries(en).filter(
    ([key, text]) => /_(zero|one|other)$/.test(key) || /<\w/.test(text),
  );
  expect(needsMore.length).toBeGreaterThan(50);
  // The warning comes over pages behind sign-in alone.
  const ofSignIn = needsMore.map(([key]) => key).filter((key) => isOfLevel("first", key));
  expect(ofSignIn.filter((key) => !key.startsWith("session.warning."))).toEqual([]);
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

/** What a file imports: names by the way, null for all of it; code loaded later with the topics loaded beside it. */
const importsOf = once((file) => {
  const text = textOf(file);
  const now = text.matchAll(
    /^(?:import|export) (?!type)(?:(?:[^{}"';]*\{([^}]*)\}|[^{}"';]*) from )?"([^"]+)"/gm,
  );
  const later = text.matchAll(/(?:withWords\(\[([^\]]+)\], \(\) => )?\bimport\("([^"]+)"\)/g);
  return {
    now: [...now].map(([, braces, wanted = ""]) => ({
      names: braces === undefined ? undefined : namesIn(braces),
      file: fileOf(wanted, file),
    })),
    later: [...later].map(([, topics = "", wanted = ""]) => ({ topics, file: fileOf(wanted, file) })),
  };
});

/**
 * The files that the app consists of, without what it loads by `withWords` of a topic. An index leads only to the files
 * of the names asked for, as in the build.
 */
function filesWithout(topic: Topic | null): string[] {
  const files = new Set<string>();
  const visit = (file: string | null, asked?: readonly string[]) => {
    const isIndex = asked !== undefined && /\/index\.tsx?$/.test(file ?? "");
    if (file === null || (!isIndex && files.has(file))) return;
    files.add(file);
    const { now, later } = importsOf(file);
    for (const next of now) {
      const needed = isIndex ? next.names?.filter((name) => asked.includes(name)) : next.names;
      if (needed?.length !== 0) visit(next.file, needed);
    }
    later.filter(({ topics }) => !topics.includes(`"${topic}"`)).forEach((next) => visit(next.file));
  };
  visit(path.join(import.meta.dirname, "main.tsx"));
  return [...files];
}

const all = filesWithout(null);

const keysOfFiles = (files: readonly string[]) => new Set(files.flatMap((file) => keysOf(textOf(file))));

describe.each(Object.keys(topics) as Topic[])("the topic %s", (topic) => {
  const outside = filesWithout(topic);
  const behind = all.filter((file) => !outside.includes(file));
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
