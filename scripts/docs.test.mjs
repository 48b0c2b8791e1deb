import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { flows } from "@amberline/flow-lab/flows";
import { expect, test } from "vitest";
import { demoPath } from "../.storybook/docsData.ts";
import { root } from "./setup.mjs";

test.each(flows)("$id has its own page in Storybook", ({ id }) => {
  const page = readFileSync(path.join(root, `packages/flow-lab/src/${id}/${id}.mdx`), "utf8");
  expect(page).toContain(`<FlowSections flow="${id}" />`);
});

test("what adopters copy from docs/adopting.md is what is compiled in examples/adapters", () => {
  const folder = path.join(root, "examples/adapters");
  const compiled = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), "utf8"));
  const page = readFileSync(path.join(root, "docs/adopting.md"), "utf8");
  const shown = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) =>
    code.replace(/^ {2}/gm, "").trim(),
  );
  expect(shown.length).toBeGreaterThan(0);
  for (const code of shown)
    expect(
      compiled.some((file) => [file, file.replace(/^ {2}/gm, "")].some((text) => text.includes(code))),
      code,
    ).toBe(true);
});

test("Storybook takes in the demo that was built for a path of its own, and no other", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "demo-"));
  expect(demoPath(folder)).toBeNull();
  const builtFor = (base) => {
    writeFileSync(path.join(folder, "index.html"), `<script type="module" src="${base}assets/page.js">`);
    return demoPath(folder);
  };
  expect(["/", "/amberline/", "/demo/", "/amberline/demo/"].map(builtFor)).toEqual([
    null,
    null,
    "/demo/",
    "/amberline/demo/",
  ]);
});
