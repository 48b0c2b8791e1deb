// Times of whole runs on this machine, a line each, newest last: bench/times.jsonl, which git does not keep.
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./setup.mjs";

const file = path.join(root, "bench/times.jsonl");

/** Steps shorter than this differ by chance, seconds. */
const shortest = 5;
const remembered = 5;

export function readTimes() {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

export const keepTimes = (times) => appendFileSync(file, `${JSON.stringify(times)}\n`);

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** What took more than a tenth longer than the median of the last runs of its kind, steps and test files, in words. */
export function growth(times, runs) {
  const before = runs.filter(({ kind }) => kind === times.kind).slice(-remembered);
  return [...Object.entries(times.steps), ...Object.entries(times.files)].flatMap(([name, seconds]) => {
    const known = before.flatMap((run) => run.steps[name] ?? run.files[name] ?? []);
    if (known.length === 0 || seconds < shortest) return [];
    const usual = median(known);
    return seconds > usual * 1.1 ? [`${name}: ${seconds.toFixed(1)} s, usually ${usual.toFixed(1)} s`] : [];
  });
}
