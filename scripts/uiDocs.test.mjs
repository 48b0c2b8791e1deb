import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "./setup.mjs";

const ui = path.join(root, "packages/ui/src");
const sections = [
  "When to use",
  "When not to use",
  "Anatomy",
  "States",
  "Behaviour",
  "Content",
  "Keyboard",
  "Screen reader",
  "Do and don't",
  "Props",
  "Code",
];

const namesIn = (folder) => readdirSync(path.join(ui, folder), { withFileTypes: true });
const folders = ["components", "banking"].flatMap((kind) =>
  namesIn(kind)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${kind}/${name}`),
);
const files = [...folders, "form"].flatMap((folder) =>
  namesIn(folder)
    .map(({ name }) => `${folder}/${name}`)
    .filter((name) => /(?<!\.stories|\.styles|\.test)\.tsx?$/.test(name)),
);

const hasSentence = (lines, at) => lines[at - 1]?.trim().endsWith("*/") ?? false;

/** Props and components of a file that no comment describes. */
function undescribed(file) {
  const lines = readFileSync(path.join(ui, file), "utf8").split("\n");
  const bare = [];
  let owner = null;
  for (const [at, line] of lines.entries()) {
    if (line.startsWith("}")) owner = null;
    owner = /^export interface (\w+)/.exec(line)?.[1] ?? owner;
    const prop = owner && /^ {2}"?([\w-]+)"?\??:/.exec(line)?.[1];
    if (prop && !hasSentence(lines, at)) bare.push(`${file}: ${owner}.${prop}`);
    const component = file.endsWith("x") && /^export (?:function|const) ([A-Z]\w+)/.exec(line)?.[1];
    if (component && !hasSentence(lines, at)) bare.push(`${file}: ${component}`);
  }
  return bare;
}

test("every prop and every component of the design system has a sentence", () => {
  expect(files.flatMap(undescribed)).toEqual([]);
});

/** Props taken from other props of ours by Omit or Pick, which the parser of Storybook's tables cannot follow. */
const unreadable =
  /export (?:interface|type) (\w+Props)\b[^;{]*?\b(?:Omit|Pick)<\s*(?!ComponentProps)(\w+Props|Field\w+)\b/g;

test("every prop of the design system's own stands in the table of its component", () => {
  const components = files.filter((file) => !file.startsWith("form/"));
  const found = components.flatMap((file) =>
    [...readFileSync(path.join(ui, file), "utf8").matchAll(unreadable)].map(
      ([, name, of]) => `${name} of ${of}`,
    ),
  );
  expect(found).toEqual([]);
});

const pageOf = (folder) => {
  const name = path.basename(folder);
  return namesIn(folder).some((entry) => entry.name === `${name}.mdx`)
    ? readFileSync(path.join(ui, folder, `${name}.mdx`), "utf8")
    : "";
};

/** Sections a page lacks, and a state or rule that is told rather than drawn. */
function missing(folder) {
  const page = pageOf(folder);
  const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  const absent = sections.filter((section) => !headings.includes(section));
  const blocks = ["<States", "<Do ", "<Dont "].filter((block) => !page.includes(block));
  return [...absent, ...blocks];
}

test("every component has a page with all sections, its states and rules drawn", () => {
  const lacking = folders.map((folder) => [folder, ...missing(folder)]).filter(({ length }) => length > 1);
  expect(lacking).toEqual([]);
});
