import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { JsxEmit, transpile, type CompilerOptions } from "typescript";
import { describe, expect, test } from "vitest";
import { flows } from "./flows";

const root = path.join(import.meta.dirname, "../../..");

const withoutTypes: CompilerOptions = { jsx: JsxEmit.Preserve, removeComments: true };

/** Product source without tests, examples and types, which list the machines' events. */
const product = ["packages/flows/src", "apps/bank/src"].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stub)\.|(^|\/)example/.test(file))
    .map((file) => transpile(readFileSync(path.join(root, folder, file), "utf8"), withoutTypes)),
);
/** As a string, not as the key of a transition. */
const sent = new Set(
  product.flatMap((text) => [...text.matchAll(/"([\w.]+)"(?!:)/g)].map(([, type]) => type)),
);

describe.each(flows)("the $id chart", ({ machine }) => {
  test("takes no event that the product never sends", () => {
    const taken = machine.events.filter((type) => !/^(xstate\.|\*$)/.test(type));
    expect(taken.filter((type) => !sent.has(type))).toEqual([]);
  });
});
