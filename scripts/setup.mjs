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
function cleanEnvironment() {
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
  const npm = process.env.npm_execpath;
  const [command, args] = npm
    ? [process.execPath, [npm]]
    : [process.platform === "win32" ? "npm.cmd" : "npm", []];
  const done = spawnSync(command, [...args, "ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
    env: cleanEnvironment(),
    shell: !npm && process.platform === "win32",
  });
  if (done.status !== 0) {
    console.error("The dependencies could not be installed; npm's own words are above.");
    process.exit(1);
  }
  writeFileSync(stampFile, stamp);
}

export const bin = (name) =>
  path.join(root, "node_modules", ".bin", process.platform === "win32" ? `${name}.cmd` : name);

/** Runs a dependency's command and returns its exit status. */
export function run(name, args, options = {}) {
  const done = spawnSync(bin(name), args, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
    ...options,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", STORYBOOK_DISABLE_TELEMETRY: "1", ...options.env },
  });
  return done.status ?? 1;
}

/** The pictures of the states, what their last comparison found, and the tool that keeps new ones: for the server's line. */
export const picturesLine = [
  ...["--images-dir", path.join(root, "e2e/images")],
  ...["--report-dir", path.join(root, "images/.report")],
  ...["--accept-tool", path.join(root, "images/index.ts")],
];
