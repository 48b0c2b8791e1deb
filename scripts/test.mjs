import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureDependencies } from "./setup.mjs";

ensureDependencies();
const { ensureChromium } = await import("./chromium.mjs");
const { runInLanes, runCommand } = await import("./lanes.mjs");

const vitest = (project) => ["vitest", "run", "--project", project, "--reporter", "scripts/vitestReport.mjs"];

const all = [
  // It waits for the network, so it takes no lane.
  { name: "postgres", run: ["tsx", "apps/sandbox/src/platform/fetchPostgres.ts"], lanes: 0 },
  { name: "build", run: ["turbo", "run", "build", "--output-logs=errors-only"] },
  { name: "types", run: ["tsc", "--noEmit", "-p", "tsconfig.json"] },
  { name: "lint", run: ["eslint", ".", "--cache", "--cache-location", "node_modules/.cache/eslint/"] },
  { name: "format", run: ["prettier", "--check", ".", "--cache", "--log-level", "warn"] },
  { name: "packages", run: ["scripts/packages.mjs"], after: ["build"] },
  { name: "sizes", run: ["scripts/sizes.mjs"], after: ["build"] },
  {
    name: "boundaries",
    run: ["depcruise", "--config", ".dependency-cruiser.cjs", "--output-type", "err", "packages", "apps"],
  },
  { name: "unused", run: ["knip"] },
  { name: "catalogue", run: ["scripts/catalogue.mjs"] },
  { name: "trace", run: ["tsx", "--conditions=@amberline/source", "scripts/trace/index.ts"] },
  { name: "unit", run: vitest("unit"), env: { AMBERLINE_INSTALL: "1" }, after: ["postgres"], lanes: 2 },
  { name: "stories", run: vitest("storybook"), lanes: 2 },
  {
    name: "images",
    run: ["tsx", "--conditions=@amberline/source", "images/index.ts", "--subset"],
    after: ["build"],
    lanes: 2,
  },
  {
    name: "end to end",
    run: [
      "playwright",
      "test",
      "-c",
      "e2e/playwright.config.ts",
      "--reporter=dot,html,scripts/playwrightReport.mjs",
    ],
    env: { PLAYWRIGHT_HTML_OPEN: "never", PLAYWRIGHT_HTML_OUTPUT_DIR: "e2e/.report" },
    after: ["build"],
    lanes: 2,
  },
];

const only = process.argv.slice(2);
const unknown = only.filter((name) => !all.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(", ")}. There are: ${all.map(({ name }) => name).join(", ")}.`,
  );
  process.exit(1);
}
if (!ensureChromium()) {
  console.error(
    "No Chrome or Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH.",
  );
  process.exit(1);
}

const mark = ({ isPassed, isLeftOut }) => (isPassed ? "✓" : isLeftOut ? "–" : "✗");
const duration = ({ seconds = 0 }) => `${seconds.toFixed(1)} s`;
const lines = (text) => text.split("\n").filter((line) => line.trim() !== "");
const lanes = 2;
const notes = mkdtempSync(path.join(tmpdir(), "amberline-failed-"));

/** Up to ten lines that name what failed: the tests, or how the output ends. */
function failuresOf({ name, output }) {
  const noted = path.join(notes, name);
  let named = [];
  try {
    named = lines(readFileSync(noted, "utf8"));
  } catch {
    named = lines(output).slice(-10);
  }
  return named.length > 10 ? [...named.slice(0, 9), `and ${named.length - 9} more`] : named;
}

/** A step that has the machine to itself speaks as it goes; the others once they have ended, each in one piece. */
async function perform(step) {
  console.log(`▸ ${step.name}`);
  const isAlone = step.lanes === lanes;
  const { status, ...rest } = await runCommand(step.run, {
    env: { ...step.env, AMBERLINE_FAILED: path.join(notes, step.name) },
    onOutput: isAlone ? (text) => process.stdout.write(text) : undefined,
  });
  const outcome = { isPassed: status === 0, ...rest };
  if (!isAlone) for (const line of lines(outcome.output)) console.log(`  ${line}`);
  console.log(`${mark(outcome)} ${step.name} (${duration(outcome)})`);
  return outcome;
}

const began = performance.now();
const steps = only.length > 0 ? all.filter(({ name }) => only.includes(name)) : all;
const outcomes = await runInLanes(steps, { lanes, perform });

console.log("\nSummary");
for (const outcome of outcomes)
  console.log(`  ${mark(outcome)} ${outcome.name.padEnd(12)} ${duration(outcome).padStart(8)}`);
console.log(`  ${((performance.now() - began) / 1000).toFixed(0)} s in all`);

const failed = outcomes.filter(({ isPassed }) => !isPassed);
for (const outcome of failed) {
  console.log(`\n${mark(outcome)} ${outcome.name}`);
  for (const line of failuresOf(outcome)) console.log(`    ${line}`);
}
rmSync(notes, { recursive: true, force: true });
console.log(`\n${outcomes.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
