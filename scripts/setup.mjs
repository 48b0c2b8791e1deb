import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.resolve(fileURLToPath(new URL("..", import.meta.url)));

const [major, minor] = process.versions.node.split(".").map(Number);

export function requireNode() {
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Amberline needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Environment for a nested npm that must not inherit the outer script's settings. */
export function cleanEnvironment() {
  const env = { ...process.env, AMBERLINE_SETUP: "1" };
  for (const key of Object.keys(env)) {
    if (/^npm_(lifecycle|package|config_(workspace|prefix|local_prefix|global))/i.test(key)) delete env[key];
  }
  return env;
}

/** Installs the locked dependencies unless this lockfile is installed already. */
export function ensureDependencies() {
  requireNode();
  if (process.env.AMBERLINE_SETUP) return;
  const stampFile = path.join(root, "node_modules", ".amberline-stamp");
  const stamp = createHash("sha256")
    .update(readFileSync(path.join(root, "package-lock.json")))
    .update([process.versions.modules, process.platform, process.arch].join())
    .digest("hex");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  console.log("Installing dependencies (once, about a minute)…");
  const [command, args] = lineOf("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  const done = spawnSync(command, args, { cwd: root, stdio: "inherit", env: cleanEnvironment() });
  if (done.status !== 0) {
    console.error("The dependencies could not be installed; npm's own words are above.");
    process.exit(1);
  }
  writeFileSync(stampFile, stamp);
}

/** npm's own script: of the npm that runs this, or beside Node on Windows, where npm itself needs a shell. */
function npmScript() {
  const { npm_execpath: running = "" } = process.env;
  if (running.endsWith("npm-cli.js")) return running;
  const beside = path.join(path.dirname(process.execPath), "node_modules/npm/bin/npm-cli.js");
  return existsSync(beside) ? beside : null;
}

/** Commands of packages that are not called like them. */
const packageOf = { attw: "@arethetypeswrong/cli" };

/** A dependency's command as program and arguments: no shell, which would stumble over spaces in paths. */
export function lineOf(name, args = []) {
  if (name === "npm") return npmScript() ? [process.execPath, [npmScript(), ...args]] : ["npm", args];
  const folder = path.join(root, "node_modules", packageOf[name] ?? name);
  const { bin } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  return [process.execPath, [path.join(folder, typeof bin === "string" ? bin : bin[name]), ...args]];
}

/** Runs a dependency's command and returns its exit status. */
export function run(name, args, options = {}) {
  const [command, line] = lineOf(name, args);
  const done = spawnSync(command, line, {
    cwd: root,
    stdio: "inherit",
    ...options,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", STORYBOOK_DISABLE_TELEMETRY: "1", ...options.env },
  });
  return done.status ?? 1;
}

/** The flows, whose walks are kept there, the pictures of the states, what their last comparison found, and the tool that keeps new ones: for the server's line. */
export const picturesLine = [
  ...["--flows-dir", path.join(root, "packages/flow-lab/src")],
  ...["--images-dir", path.join(root, "e2e/images")],
  ...["--report-dir", path.join(root, "images/.report")],
  ...["--accept-tool", path.join(root, "images/index.ts")],
];
