import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { plan } from "./new.mjs";
import { root } from "./setup.mjs";

const tree = {
  read: (file) => readFileSync(path.join(root, file), "utf8"),
  exists: (file) => existsSync(path.join(root, file)),
};
const planned = (kind, name) => plan(kind, name, tree);

const options = {
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ["@amberline/source"],
};

/** Whether an import of a file leads to one that is there or is planned with it. */
function leadsSomewhere(specifier, file, files) {
  if (!specifier.startsWith("."))
    return (
      ts.resolveModuleName(specifier, path.join(root, file), options, ts.sys).resolvedModule !== undefined
    );
  const target = path.join(path.dirname(file), specifier);
  return [target, `${target}.ts`, `${target}.tsx`, path.join(target, "index.ts")].some(
    (each) => each in files || (/\.\w+$/.test(each) && tree.exists(each)),
  );
}

const kinds = [
  ["component", "ShelfMark"],
  ["call", "user/shelfMark"],
  ["page", "shelfMark"],
  ["flow", "shelfMark"],
];

describe.each(kinds)("a new %s", (kind, name) => {
  it("is written in files that can be read, each by its name", () => {
    for (const [file, text] of Object.entries(planned(kind, name))) {
      expect(`${file}\n${text}`).toMatch(/shelf ?mark/i);
      expect(text, file).not.toMatch(/\/undefined|undefined\/|\[object/);
      if (file.endsWith(".json")) expect(() => JSON.parse(text), file).not.toThrow();
      if (/\.tsx?$/.test(file)) {
        const { diagnostics } = ts.transpileModule(text, { fileName: file, reportDiagnostics: true });
        expect(diagnostics, file).toEqual([]);
      }
    }
  });

  it("imports only what is there", () => {
    const files = planned(kind, name);
    for (const [file, text] of Object.entries(files).filter(([each]) => /\.tsx?$/.test(each))) {
      const imports = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
      const others = imports.filter((each) => !each.startsWith(`@amberline/flows/${name}`));
      expect(others.filter((each) => !leadsSomewhere(each, file, files))).toEqual([]);
    }
  });

  it("takes nothing out of what is there", () => {
    for (const [file, text] of Object.entries(planned(kind, name)).filter(([each]) => tree.exists(each)))
      for (const line of tree.read(file).split("\n")) expect(text, file).toContain(line);
  });
});

describe("what cannot be made", () => {
  it.each([
    [undefined, undefined, "Say what is new"],
    ["toString", "x", "Say what is new"],
    ["component", "banner", "names no component. Write it like this: npm run new component PriceTag"],
    ["page", "../x", "names no page. Write it like this: npm run new page priceList"],
    ["call", "noteList", "names no call. Write it like this: npm run new call user/noteList"],
    ["component", "Banner", "components/Banner/Banner.tsx exists already"],
    ["component", "Amount", "banking/Amount exists already"],
    ["call", "user/userInfo", "contract/userInfo.ts exists already"],
    ["call", "shop/userInfo", 'There is no area "shop". Choose one of auth,'],
    ["page", "home", 'has a page "home" already. Choose another name.'],
    ["flow", "send", "exists already. Choose another name"],
  ])("is refused, with what to do instead: %s %s", (kind, name, words) => {
    expect(() => planned(kind, name)).toThrow(words);
  });
});
