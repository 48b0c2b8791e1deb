import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** Where a state is to be met: a named input and the steps from there, as in a walk's address. */
export interface PathText {
  input: string;
  path: string;
}

const TITLE = /title: "Flow paths\/([^"]+)"/;

function textAt(node: ts.Expression | undefined, ...names: readonly string[]): string | null {
  const [name, ...deeper] = names;
  if (!node) return null;
  if (!name) return ts.isStringLiteralLike(node) ? node.text : null;
  if (!ts.isObjectLiteralExpression(node)) return null;
  const found = node.properties.filter(ts.isPropertyAssignment).find((each) => each.name.getText() === name);
  return textAt(found?.initializer, ...deeper);
}

/** The states a file of generated stories shows, by their keys; null for any other file. */
export function placesIn(source: string): { flow: string; states: Record<string, PathText> } | null {
  const flow = TITLE.exec(source)?.[1];
  if (!flow) return null;
  const tree = ts.createSourceFile("paths.tsx", source, ts.ScriptTarget.Latest, true);
  const declared = tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations);
  const states: Record<string, PathText> = {};
  for (const { initializer } of declared) {
    const [name, input, steps] = [["name"], ["args", "input"], ["args", "path"]].map((names) =>
      textAt(initializer, ...names),
    );
    if (name && input && typeof steps === "string") states[name] = { input, path: steps };
  }
  return { flow, states };
}

/** The shortest way to every state of every flow, from the stories that are generated of them. */
export function readPlaces(root: string): Record<string, Record<string, PathText>> {
  const folder = path.join(root, "packages/flows/src");
  const found = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".stories.tsx"))
    .flatMap((file) => placesIn(readFileSync(path.join(folder, file), "utf8")) ?? []);
  return Object.fromEntries(found.map(({ flow, states }) => [flow, states]));
}
