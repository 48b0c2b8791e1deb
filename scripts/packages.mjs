// Checks the built packages the way those who install them meet them: publint and are-the-types-wrong.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { bin, root } from "./setup.mjs";

const quietly = (name, args, cwd) =>
  spawnSync(bin(name), args, { cwd, encoding: "utf8", shell: process.platform === "win32" });
let failed = 0;
for (const name of readdirSync(path.join(root, "packages"))) {
  const folder = path.join(root, "packages", name);
  for (const [tool, args] of [
    ["publint", ["run", "--strict", "."]],
    [
      "attw",
      ["--pack", ".", "--profile", "esm-only", "--format", "ascii", "--exclude-entrypoints", "tokens.css"],
    ],
  ]) {
    const { status, stdout, stderr } = quietly(tool, args, folder);
    console.log(`${status === 0 ? "✓" : "✗"} ${name}: ${tool}`);
    if (status !== 0) {
      failed += 1;
      console.error(`${stdout}${stderr}`);
    }
  }
}
process.exit(failed ? 1 : 0);
