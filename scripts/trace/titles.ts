import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** Whether a file of unit tests has a day of the week: attacks. That of all calls alone proves two lines of the specification. */
export const takesTurns = (file: string): boolean => /\/attack(\/(?!people)|\.test)/.test(file);

export type TestKind = "unit" | "story" | "end to end";

/** A test as it stands in the source. What is filled in while it runs stands as `%s` or `…`. */
export interface TestTitle {
  file: string;
  line: number;
  kind: TestKind;
  /** Titles of what it stands in, then its own without what it proves: `a login › takes the code`. */
  title: string;
  /** Lines and sections of the specification, from the end of the title or a story's parameters: `["2.10-3", "4"]`. */
  proves: readonly string[];
  /** Whether `npm test` plays it, or a row of its matrix, on every day. */
  isDaily: boolean;
}

const TEST_FILE = /(\.test\.(ts|tsx|mjs)|\.stories\.tsx|^e2e\/.*\.spec\.ts)$/;
/** `play` declares a row of a matrix. */
const TEST_NAMES = new Set(["test", "it", "play"]);
const ENDING = /(?: \[(\d[\d.-]*(?:, \d[\d.-]*)*)\]){1,9}$/;

/** Divides `takes the code [4-3] [8]` into what is promised and what of the specification asks for it. */
function divide(text: string): Pick<TestTitle, "title" | "proves"> {
  const ending = ENDING.exec(text)?.[0] ?? "";
  const proves = [...ending.matchAll(/\d[\d.-]*/g)].map(([name]) => name);
  return { title: text.slice(0, text.length - ending.length), proves };
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join("");
}

/** The name a call begins with: `test` of `test.each(rows)("…")`. */
function beginningOf(node: ts.Expression): string {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return beginningOf(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return beginningOf(node.tag);
  return ts.isIdentifier(node) ? node.text : "";
}

const isGroup = (callee: ts.Expression) =>
  beginningOf(callee) === "describe" || callee.getText().startsWith("test.describe");

/** By `{ tag: "@daily" }` between the title and the body. */
const isTaggedDaily = ({ arguments: [, details] }: ts.CallExpression) => {
  const tag = propertyOf(details, "tag");
  return tag !== undefined && textOf(tag) === "@daily";
};

const kindOf = (file: string): TestKind => {
  if (file.endsWith(".stories.tsx")) return "story";
  return file.endsWith(".spec.ts") ? "end to end" : "unit";
};

/** `TooLongIban` as Storybook shows it: `Too Long Iban`. */
const spaced = (name: string) => name.replace(/([a-z\d])([A-Z])/g, "$1 $2");

/** What a literal gives that property, undefined where it is none or gives nothing. */
const propertyOf = (node: ts.Expression | undefined, name: string): ts.Expression | undefined =>
  node && ts.isObjectLiteralExpression(node)
    ? node.properties.filter(ts.isPropertyAssignment).find((each) => each.name.getText() === name)
        ?.initializer
    : undefined;

/** By the name it is given or its own, and by `parameters: { proves: ["2.2-2"] }`. */
function readStory({ name, initializer }: ts.VariableDeclaration): Pick<TestTitle, "title" | "proves"> {
  const given = propertyOf(initializer, "name");
  const proves = propertyOf(propertyOf(initializer, "parameters"), "proves");
  const ids = proves && ts.isArrayLiteralExpression(proves) ? proves.elements : [];
  return {
    title: (given && textOf(given)) ?? spaced(name.getText()),
    proves: ids.flatMap((id) => textOf(id) ?? []),
  };
}

const isExported = (node: ts.VariableStatement) =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** Every test and story of one file. */
export function titlesIn(file: string, source: string): TestTitle[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: TestTitle[] = [];
  const kind = kindOf(file);
  const isFileDaily = kind !== "end to end" && !takesTurns(file);
  const add = (
    node: ts.Node,
    within: readonly string[],
    { title, proves }: ReturnType<typeof divide>,
    isDaily = isFileDaily,
  ) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push({ file, line, kind, title: [...within, title].join(" › "), proves, isDaily });
  };
  const visit = (node: ts.Node, within: readonly string[]): void => {
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      const text = first && textOf(first);
      const name = beginningOf(node.expression);
      if (text && isGroup(node.expression)) {
        node.arguments.forEach((argument) => visit(argument, [...within, text]));
        return;
      }
      if (text && TEST_NAMES.has(name) && node.arguments.length > 1)
        add(node, within, divide(text), isFileDaily || name === "play" || isTaggedDaily(node));
    }
    // A row of a table may be the title itself, with what it proves.
    if (ts.isArrayLiteralExpression(node.parent) && ENDING.test(textOf(node) ?? ""))
      add(node, within, divide(textOf(node) ?? ""));
    ts.forEachChild(node, (child) => visit(child, within));
  };
  if (kind === "story") {
    const meta = /title: "([^"]+)"/.exec(source)?.[1] ?? path.basename(file);
    for (const statement of tree.statements.filter(ts.isVariableStatement).filter(isExported))
      statement.declarationList.declarations.forEach((each) => add(each, [meta], readStory(each)));
  } else tree.statements.forEach((statement) => visit(statement, []));
  return found;
}

const FOLDERS = ["packages", "apps", "scripts", "e2e"];
const isOurs = (name: string) => name !== "node_modules" && name !== "dist" && !name.startsWith(".");

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => isOurs(name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? filesIn(file) : [file];
    });

/** Every test and story of the repository, as it stands on the disk. */
export function readTitles(root: string): TestTitle[] {
  return FOLDERS.flatMap((folder) => filesIn(path.join(root, folder)))
    .map((file) => path.relative(root, file).replaceAll(path.sep, "/"))
    .filter((file) => TEST_FILE.test(file))
    .flatMap((file) => titlesIn(file, readFileSync(path.join(root, file), "utf8")));
}
