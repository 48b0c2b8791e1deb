import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

// An exports pattern can point to one folder only, so those of the other folder are listed one by one.
test("every banking component has an entry of the package", () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const file = path.join(import.meta.dirname, "../../package.json");
  const { exports } = JSON.parse(readFileSync(file, "utf8")) as {
    exports: Record<string, { default: string }>;
  };
  const listed = Object.entries(exports).filter(([, { default: target }]) => target.includes("/banking/"));
  expect(listed.map(([entry]) => entry)).toEqual(folders.map((name) => `./${name}`));
  for (const [entry, { default: target }] of listed)
    expect(target).toBe(`./dist/banking/${entry.slice(2)}/index.js`);
});
