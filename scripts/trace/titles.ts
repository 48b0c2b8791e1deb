import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

export type TestKind = "unit" | "story" | "end to end";

/** A test as it stands in the source. What is filled in while it runs stands as `%s` or `…`. */
export interface TestTitle {
  file: string;
  line: number;
  kind: TestKind;
  /** Titles of what it stands in, then its own without the sections: `a login › takes the code`. */
  title: string;
  /** Sections of the specification the title ends with: `["2.10", "4"]`. */
  sections: readonly string[];
}

const TEST_FILE = /(\.test\.(ts|tsx|mjs)|\.stories\.tsx|^e2e\/.*\.spec\.ts)$/;
/** `play` declares a row of a matrix. */
const TEST_NAMES = new Set(["test", "it", "play"]);
const ENDING = /(?: \[(\d[\d.]*(?:, \d[\d.]*)*)\]){1,9}$/;

/** Divides `takes the code [4] [8]` into what is promised and the sections that ask for it. */
export function divide(text: string): Pick<TestTitle, "title" | "sections"> {
  const ending = ENDING.exec(text)?.[0] ?? "";
  const sections = [...ending.matchAll(/\d[\d.]*/g)].map(([section]) => section);
  return { title: text.slice(0, text.length - ending.length), sections };
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

const kindOf = (file: string): TestKind => {
  if (file.endsWith(".stories.tsx")) return "story";
  return file.endsWith(".spec.ts") ? "end to end" : "unit";
};

/** `TooLongIban` as Storybook shows it: `Too Long Iban`. */
const spaced = (name: string) => name.replace(/([a-z\d])([A-Z])/g, "$1 $2");

function storyName(declaration: ts.VariableDeclaration): string {
  const { initializer } = declaration;
  const literal = initializer && ts.isObjectLiteralExpression(initializer) ? initializer : null;
  const named = literal?.properties.find((each) => each.name?.getText() === "name");
  const given = named && ts.isPropertyAssignment(named) ? textOf(named.initializer) : null;
  return given ?? spaced(declaration.name.getText());
}

const isExported = (node: ts.VariableStatement) =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** Every test and story of one file. */
export function titlesIn(file: string, source: string): TestTitle[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: TestTitle[] = [];
  const add = (node: ts.Node, within: readonly string[], text: string) => {
    const { title, sections } = divide([...within, text].join(" › "));
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push({ file, line, kind: kindOf(file), title, sections });
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
      if (text && TEST_NAMES.has(name) && node.arguments.length > 1) add(node, within, text);
    }
    // A row of a table may be the title itself, sections and all.
    if (ts.isArrayLiteralExpression(node.parent) && ENDING.test(textOf(node) ?? ""))
      add(node, within, textOf(node) ?? "");
    ts.forEachChild(node, (child) => visit(child, within));
  };
  if (kindOf(file) === "story") {
    const meta = /title: "([^"]+)"/.exec(source)?.[1] ?? path.basename(file);
    for (const statement of tree.statements.filter(ts.isVariableStatement).filter(isExported))
      statement.declarationList.declarations.forEach((each) => add(each, [meta], storyName(each)));
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
