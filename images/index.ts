import path from "node:path";
import { accept, readResult, writeResult } from "./accept.ts";
import { summaryOf } from "./finding.ts";
import { readOptions, usage, type Options, type Selection } from "./options.ts";
import { figuresOf, isForReadme, sayFigures, writeFigures } from "./readme.ts";
import { run } from "./run.ts";

const root = path.join(import.meta.dirname, "..");

/** Prints the number of baselines and, after a full run, updates the README. */
async function tellKept(options: Options) {
  const figures = await figuresOf(options.kept);
  if (isForReadme(options)) await writeFigures(path.join(root, "README.md"), figures);
  console.log(sayFigures(figures));
}

const tellTaken = (taken: number) =>
  console.log(taken === 0 ? "There was nothing to take." : `Took ${taken} pictures.`);

async function drawAndTake(options: Options, selection: Selection): Promise<number> {
  const ran = await run(options, selection);
  if ("reason" in ran) throw new Error(ran.reason);
  await writeResult(options.report, ran.result);
  tellTaken(ran.taken);
  await tellKept(options);
  const failed = ran.result.findings.filter(({ kind }) => kind === "failed");
  for (const { file, reason } of failed) console.error(`  ${file}: ${reason}`);
  if (failed.length > 0)
    console.error(
      `${failed.length} could not be drawn, and what was kept of them still is. Draw them again.`,
    );
  return failed.length > 0 ? 1 : 0;
}

async function drawAndCompare(options: Options, selection: Selection): Promise<number> {
  const ran = await run(options, selection);
  if ("reason" in ran) {
    console.log(ran.reason);
    return 0;
  }
  await writeResult(options.report, ran.result);
  const { findings } = ran.result;
  for (const line of summaryOf(findings)) console.log(`  ${line}`);
  await tellKept(options);
  const failed = findings.filter(({ kind }) => kind !== "same");
  if (failed.length === 0) return 0;
  console.error(`${failed.length} of ${findings.length} pictures are not as they were. Look: ${ran.report}`);
  return 1;
}

async function takeLast(options: Options, names: readonly string[]): Promise<number> {
  const result = readResult(options.report);
  if (!result) throw new Error("Nothing was drawn yet: npm run images draws.");
  tellTaken((await accept(result, names, options)).length);
  return 0;
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options === "help") {
    console.log(usage);
    return 0;
  }
  const { selection, accept: names } = options;
  if (selection === null) return takeLast(options, names ?? []);
  return names === null ? drawAndCompare(options, selection) : drawAndTake(options, selection);
}

try {
  process.exitCode = await main();
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
}
