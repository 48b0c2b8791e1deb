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

const files = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" })
  .split("\0")
  .filter(Boolean);

/** What a shell reads differently on Windows, or with a space in a path. */
const shells =
  /\bshell: (true|process)|\bshell,$|\b(exec|execSync)\b[^"\n]*\bfrom "node:child_process"|node_modules\/\.bin|\.cmd\b/m;

it("no script starts a program through a shell", () => {
  expect(code.length).toBeGreaterThan(1000);
  const found = code.filter((file) => shells.test(readFileSync(path.join(root, file), "utf8")));
  expect(found).toEqual([]);
});

it("no script needs a program, a folder or a variable that only Unix has", () => {
  const text = (file) => readFileSync(path.join(root, file), "utf8");
  // Debian's PostgreSQL and what tortures it are for Linux, and browsers are looked for on each platform.
  const scripts = code.filter(
    (file) => !/^(apps\/sandbox\/src\/(platform|db|testing)|e2e|bench)\/|^scripts\/chromium\./.test(file),
  );
  const starting = scripts.filter((file) => text(file).includes('"node:child_process"'));
  const started = starting.flatMap((file) =>
    [...text(file).matchAll(/\b(?:spawn|execFile)(?:Sync)?\(\s*"([\w-]+)"/g)].map(
      ([, name]) => `${file}: ${name}`,
    ),
  );
  // Windows has a tar of its own.
  expect(started.filter((each) => !/: (git|tar)$/.test(each))).toEqual([]);
  const unix = /["'`]\/(?:tmp|dev|usr|etc|proc)\/|\benv(?:\.HOME|\["HOME"\])|import\.meta\.url\)\.pathname/;
  expect(scripts.filter((file) => unix.test(text(file)))).toEqual([]);
});

it("no command in a package.json is written for one shell", () => {
  const manifests = files.filter((file) => /(^|\/)package\.json$/.test(file));
  const found = manifests.flatMap((file) => {
    const { scripts = {} } = JSON.parse(readFileSync(path.join(root, file), "utf8"));
    return Object.values(scripts).filter((line) =>
      /['$;`|]|\b(?:cp|rm|mv|mkdir|cat|export)\b |^\w+=/.test(line),
    );
  });
  expect(manifests.length).toBeGreaterThan(8);
  expect(found).toEqual([]);
});

it("every file can be checked out on a disk that ignores case, below a folder of a usual length", () => {
  const lower = files.map((file) => file.toLowerCase());
  expect(lower.filter((name, at) => lower.indexOf(name) !== at)).toEqual([]);
  const refused = /[<>:"|?*\\]|[. ](?:\/|$)|(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|\/|$)/i;
  expect(files.filter((file) => refused.test(file) || file.length > 200)).toEqual([]);
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
