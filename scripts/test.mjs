import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureDependencies, lineOf, root } from "./setup.mjs";

const usage = `npm test [-- step …]            everything, or these steps; a matrix of languages, themes and widths in today's row
npm run test:full               everything, every row of every matrix, all pictures
npm test -- --changed[=commit]  what the change since that commit (main) touches, nearest first`;

const words = process.argv.slice(2);
const isFull = words.includes("--full");
const changed = words.find((word) => /^--changed(=|$)/.test(word));
const wanted = words.filter((word) => word !== "--full" && word !== changed);

ensureDependencies();
const { ensureChromium, ensureEngines } = await import("./chromium.mjs");
const { select } = await import("./changed.mjs");
const { growth, keepTimes, readTimes } = await import("./times.mjs");

const checks = ["build", "types", "lint", "format:check", "packages", "sizes", "boundaries", "unused"];
const selection = changed ? await select(changed.split("=")[1], readTimes()) : null;

const tsx = (...line) => ["tsx", "--conditions=@amberline/source", ...line];
const turbo = (...tasks) => [
  ...["turbo", "run", ...tasks, "--concurrency=2", "--continue", "--output-logs=errors-only", "--summarize"],
];
const report = ["--reporter", "scripts/vitestReport.mjs"];
const vitest = (project, files = []) => ["vitest", "run", "--project", project, ...report, ...files];
const playwright = (...line) => [
  ...["node", "--conditions=@amberline/source", "node_modules/playwright/cli.js"],
  ...["test", "-c", "e2e/playwright.config.ts", ...line],
];

const unitAgain = (files) => vitest("unit", files);
const storiesAgain = (files) => vitest("storybook", files);
const walksAgain = () => playwright("--last-failed", "--workers=1");

const everything = [
  { name: "checks", run: turbo(...checks, "catalogue", "trace", "asvs") },
  { name: "postgres", run: tsx("apps/sandbox/src/platform/fetchPostgres.ts") },
  { name: "unit", run: vitest("unit"), again: unitAgain, env: { AMBERLINE_INSTALL: "1" } },
  { name: "stories", run: vitest("storybook"), again: storiesAgain },
  { name: "images", run: tsx("images/index.ts", isFull ? "--all" : "--subset"), needs: "checks" },
  { name: "e2e", run: playwright(), again: walksAgain, needs: "checks" },
  ...(isFull ? [{ name: "foreign", run: ["node", "scripts/foreign.mjs"], needs: "checks" }] : []),
];

/**
 * A change is linted in its own files, and built only for the tests that open the app. What is quiet goes on beside the
 * tests: alone, neither keeps two cores busy.
 */
const ofChange = ({ files, unit, stories, walks }) => [
  {
    name: "checks",
    run: turbo("types", "format:check", "boundaries", "catalogue", ...(walks === null ? [] : ["build"])),
    isQuiet: true,
  },
  { name: "lint", run: ["oxlint", "--no-error-on-unmatched-pattern", ...files], isQuiet: true },
  { name: "unit", run: vitest("unit", unit), again: unitAgain, isIdle: unit.length === 0 },
  { name: "stories", run: vitest("storybook", stories), again: storiesAgain, isIdle: stories.length === 0 },
  {
    name: "e2e",
    run: playwright("--grep", walks ?? ""),
    again: walksAgain,
    needs: "checks",
    isIdle: walks === null,
  },
];

const all = selection ? ofChange(selection) : everything;
const unknown = wanted.filter((word) => !all.some(({ name }) => name === word));
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(", ")}: ${all.map(({ name }) => name).join(", ")}.\n${usage}`,
  );
  process.exit(1);
}
if (!ensureChromium()) {
  console.error("No Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH.");
  process.exit(1);
}

if (wanted.length === 0 ? !changed : wanted.includes("e2e")) ensureEngines();

const notes = mkdtempSync(path.join(tmpdir(), "amberline-test-"));
const noted = (name) => {
  const file = path.join(notes, name);
  return existsSync(file)
    ? readFileSync(file, "utf8")
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];
};

/** The matrices' rows of the day, in UTC; see inTurn in packages/flow-lab/src/browser/fixtures.ts. */
const day = Math.floor(Date.now() / 86_400_000);
const environment = {
  TURBO_TELEMETRY_DISABLED: "1",
  STORYBOOK_DISABLE_TELEMETRY: "1",
  // More room for the garbage collectors of Go and V8: a tenth less work for compilers and tests.
  GOGC: "400",
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=64`,
  ...(isFull || changed ? {} : { AMBERLINE_MATRIX_DAY: process.env.AMBERLINE_MATRIX_DAY ?? String(day) }),
};

function perform({ name, run: [command, ...line], env, isQuiet }) {
  const began = performance.now();
  if (!isQuiet) console.log(`\n▸ ${name}`);
  const child = spawn(...(command === "node" ? [process.execPath, line] : lineOf(command, line)), {
    cwd: root,
    stdio: ["ignore", isQuiet ? "pipe" : "inherit", isQuiet ? "pipe" : "inherit"],
    env: { ...process.env, ...environment, ...env, AMBERLINE_NOTES: path.join(notes, name) },
  });
  const said = [];
  for (const output of [child.stdout, child.stderr]) output?.on("data", (part) => said.push(part));
  return new Promise((resolve) => {
    const end = (status) => {
      if (said.length > 0) process.stdout.write(`\n▸ ${name}\n${Buffer.concat(said)}`);
      resolve({ isPassed: status === 0, seconds: (performance.now() - began) / 1000 });
    };
    child.once("error", () => end(1)).once("close", end);
  });
}

const failures = (name) => noted(name).filter(({ state }) => state === "failed");

/** More failures than these are no matter of a busy machine. */
const mostAgain = 10;

/** Runs what has failed again, alone: a defect fails again, a moment that a busy machine missed does not. */
async function performAgain({ name, again, ...step }) {
  const failed = failures(name);
  if (!again || failed.length === 0 || failed.length > mostAgain) return false;
  const files = [...new Set(failed.map(({ file }) => file))];
  const { isPassed } = await perform({ ...step, name: `${name} again`, run: again(files) });
  return isPassed;
}

/** Where turbo notes a run. */
const runs = path.join(root, ".turbo/runs");

/** What turbo noted of the tasks of the run that has just ended. */
function turboTasks() {
  const [file] = existsSync(runs) ? readdirSync(runs) : [];
  if (!file) return [];
  const { tasks } = JSON.parse(readFileSync(path.join(runs, file), "utf8"));
  rmSync(runs, { recursive: true });
  return tasks.map(({ taskId, execution, cache }) => ({
    name: taskId.replace("//#", "").replace(/^@amberline\/(\w+)#build$/, "build $1"),
    isPassed: execution?.exitCode === 0,
    isCached: cache.status === "HIT",
    seconds: execution ? (execution.endTime - execution.startTime) / 1000 : 0,
  }));
}

/** Whether a step of turbo's has built everything, whatever else of it failed. */
const hasBuilt = ({ isPassed, tasks }) =>
  isPassed || (tasks.length > 0 && tasks.every((task) => task.isPassed || !task.name.startsWith("build ")));
const mark = ({ isPassed, isLeftOut }) => (isPassed ? "✓" : isLeftOut ? "–" : "✗");
const duration = (seconds) => `${seconds.toFixed(1).padStart(7)} s`;

rmSync(runs, { recursive: true, force: true });
const began = performance.now();
/** The outcomes of the steps that have begun. */
const pending = new Map();
const asked = all.filter(({ name, isIdle }) => !isIdle && (wanted.length === 0 || wanted.includes(name)));

async function play(step) {
  const needed = await pending.get(step.needs);
  if (needed && !hasBuilt(needed)) return { isPassed: false, isLeftOut: true, seconds: 0, tasks: [] };
  const outcome = await perform(step);
  const isPassedAgain = !outcome.isPassed && (await performAgain(step));
  return {
    ...outcome,
    isPassed: outcome.isPassed || isPassedAgain,
    isPassedAgain,
    tasks: step.run[0] === "turbo" ? turboTasks() : [],
  };
}

async function playInTurn(steps) {
  for (const step of steps) {
    pending.set(step.name, play(step));
    await pending.get(step.name);
  }
}

const lanes = [asked.filter(({ isQuiet }) => isQuiet), asked.filter(({ isQuiet }) => !isQuiet)];
await Promise.all(lanes.map(playInTurn));
const outcomes = new Map();
for (const { name } of asked) outcomes.set(name, await pending.get(name));
const seconds = (performance.now() - began) / 1000;

const tests = all.flatMap(({ name }) => noted(name).map((test) => ({ ...test, step: name })));
const failed = [...outcomes].filter(([, { isPassed }]) => !isPassed);
const isWhole = !selection && wanted.length === 0;
const times = {
  kind: isFull ? "full" : "daily",
  total: seconds,
  steps: Object.fromEntries([...outcomes].map(([name, outcome]) => [name, outcome.seconds])),
  files: {},
};
for (const test of tests) times.files[test.file] = (times.files[test.file] ?? 0) + test.seconds;

console.log("\nSummary");
for (const [name, outcome] of outcomes) {
  console.log(`  ${mark(outcome)} ${name.padEnd(18)}${duration(outcome.seconds)}`);
  for (const task of outcome.tasks)
    console.log(
      `    ${mark(task)} ${task.name.padEnd(16)}${task.isCached ? "  unchanged" : duration(task.seconds)}`,
    );
}
console.log(`  ${seconds.toFixed(0)} s in all`);

for (const test of tests)
  if (test.state === "failed" && outcomes.get(test.step)?.isPassedAgain) test.state = "passed again";

const count = (state) => tests.filter((test) => test.state === state).length;
console.log(
  `\n${count("passed") + count("passed again")} tests passed, ${count("failed")} failed, ${count("skipped")} left out`,
);
if (!isFull && count("skipped") > 0)
  console.log(`  Left out: rows of matrices that other days play. All of them: npm run test:full`);
for (const line of selection?.said ?? []) console.log(`  ${line}`);

console.log("\nThe slowest tests");
for (const test of tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10))
  console.log(`${duration(test.seconds)}  ${test.file} > ${test.title}`);

if (count("passed again") > 0)
  console.log("\nPassed only when run again, alone: each is a failure to look into");
for (const test of tests.filter(({ state }) => state === "passed again"))
  console.log(`  ${test.file} > ${test.title}`);

const grown = isWhole && failed.length === 0 ? growth(times, readTimes()) : [];
if (grown.length > 0) console.log("\nSlower than the last runs by more than a tenth");
for (const line of grown) console.log(`  ${line}`);
if (isWhole && failed.length === 0) keepTimes(times);

for (const [name, outcome] of failed) {
  console.log(`\n${mark(outcome)} ${name}`);
  const own = tests.filter((test) => test.step === name && test.state === "failed");
  for (const task of outcome.tasks.filter((task) => !task.isPassed)) console.log(`    ${task.name}`);
  for (const test of own) console.log(`    ${test.file} > ${test.title}`);
}
rmSync(notes, { recursive: true, force: true });
console.log(`\n${outcomes.size - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
