// Builds everything and runs unit tests by another release of Node, which npm's registry has as a package.
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ensureDependencies, lineOf, root } from "./setup.mjs";

const [release, ...files] = process.argv.slice(2);
if (!/^\d+(\.\d+){0,2}$/.test(release ?? "")) {
  console.error("npm run node <release> [file …], such as: npm run node 22 packages/domain");
  process.exit(1);
}
ensureDependencies();

const folder = path.join(root, "node_modules/.cache", `node-${release}`);
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, "package.json"), "{}");
const install = ["install", "--no-audit", "--no-fund", "--loglevel=error", `node@${release}`];
const [npm, line] = lineOf("npm", install);
const fetched = spawnSync(npm, line, { cwd: folder, stdio: "inherit" });
if (fetched.status !== 0) process.exit(1);

const programs = path.join(folder, "node_modules/node/bin");
const node = path.join(programs, path.basename(process.execPath));
const env = {
  ...process.env,
  PATH: `${programs}${path.delimiter}${process.env.PATH}`,
  TURBO_TELEMETRY_DISABLED: "1",
};
const [, build] = lineOf("turbo", ["run", "build", "--force", "--output-logs=errors-only"]);
const [, test] = lineOf("vitest", ["run", "--project", "unit", ...files]);
for (const args of [["--version"], build, test])
  if (spawnSync(node, args, { cwd: root, stdio: "inherit", env }).status !== 0) process.exit(1);
