import { ensureDependencies, run } from "./setup.mjs";

ensureDependencies();
const { ensureChromium } = await import("./chromium.mjs");

const only = process.argv.slice(2);
const steps = [
  ["types", () => run("tsc", ["--noEmit", "-p", "tsconfig.json"])],
  ["format", () => run("prettier", ["--check", ".", "--cache", "--log-level", "warn"])],
  ["lint", () => run("eslint", [".", "--cache", "--cache-location", "node_modules/.cache/eslint/"])],
  [
    "boundaries",
    () =>
      run("depcruise", ["--config", ".dependency-cruiser.cjs", "--output-type", "err", "packages", "apps"]),
  ],
  ["unused", () => run("knip", [])],
  ["catalogue", () => node("scripts/catalogue.mjs")],
  ["build", () => run("turbo", ["run", "build", "--output-logs=errors-only"])],
  ["packages", () => node("scripts/packages.mjs")],
  ["sizes", () => node("scripts/sizes.mjs")],
  ["unit", () => run("vitest", ["run", "--project", "unit"], { env: { AMBERLINE_INSTALL: "1" } })],
  ["stories", () => run("vitest", ["run", "--project", "storybook"])],
  ["end to end", () => run("playwright", ["test", "-c", "e2e/playwright.config.ts"])],
];

const { spawnSync } = await import("node:child_process");
const node = (file) => spawnSync(process.execPath, [file], { stdio: "inherit" }).status ?? 1;

if (!ensureChromium()) {
  console.error(
    "No Chrome or Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH.",
  );
  process.exit(1);
}

const results = [];
for (const [name, step] of steps) {
  if (only.length && !only.includes(name)) continue;
  console.log(`\n▸ ${name}`);
  const began = performance.now();
  const status = step();
  results.push({ name, status, seconds: (performance.now() - began) / 1000 });
  console.log(`${status === 0 ? "✓" : "✗"} ${name} (${results.at(-1).seconds.toFixed(1)} s)`);
}

console.log("\nSummary");
for (const { name, status, seconds } of results) {
  console.log(`  ${status === 0 ? "✓" : "✗"} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s`);
}
const failed = results.filter(({ status }) => status !== 0);
const total = results.reduce((sum, { seconds }) => sum + seconds, 0);
console.log(`  ${total.toFixed(0)} s in all`);
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
