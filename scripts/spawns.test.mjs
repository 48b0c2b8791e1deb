import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { lineOf, root } from "./setup.mjs";

const code = execFileSync("git", ["ls-files", "--", "*.mjs", "*.ts", "*.tsx"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file && !/\.test\.\w+$/.test(file));

/** What a shell reads differently on Windows, or with a space in a path. */
const shells =
  /\bshell: (true|process)|\bshell,$|\b(exec|execSync)\b[^"\n]*\bfrom "node:child_process"|node_modules\/\.bin|\.cmd\b/m;

it("no script starts a program through a shell", () => {
  expect(code.length).toBeGreaterThan(1000);
  const found = code.filter((file) => shells.test(readFileSync(path.join(root, file), "utf8")));
  expect(found).toEqual([]);
});

it("a dependency's command is a program and its arguments, each as it is", () => {
  const [program, [script, ...args]] = lineOf("vite", ["--outDir", "a b/$HOME"]);
  expect([program, path.relative(root, script), ...args]).toEqual([
    process.execPath,
    path.join("node_modules/vite/bin/vite.js"),
    "--outDir",
    "a b/$HOME",
  ]);
  for (const name of ["turbo", "tsx", "vitest", "oxfmt", "oxlint", "storybook", "attw", "knip"])
    expect(readFileSync(lineOf(name)[1][0], "utf8")).toMatch(/^#!.*node/);
});
