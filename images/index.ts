import path from "node:path";
import { accept, readResult, writeResult } from "./accept.ts";
import { readOptions, usage, type Options } from "./options.ts";
import { writeFigures } from "./readme.ts";
import { run } from "./run.ts";
import { sayKind, summaryOf } from "./finding.ts";

const root = path.join(import.meta.dirname, "..");
const ownPictures = path.join(root, "e2e/images");

async function take(options: Options, names: readonly string[]) {
  const result = readResult(options.report);
  if (!result) throw new Error("Nothing was drawn yet: npm run images draws.");
  const taken = await accept(result, names, options);
  if (options.kept === ownPictures) await writeFigures(path.join(root, "README.md"), options.kept);
  console.log(taken.length === 0 ? "There was nothing to take." : `Took ${taken.length} pictures.`);
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options === "help") {
    console.log(usage);
    return 0;
  }
  if (options.selection) {
    const ran = await run(options, options.selection);
    if ("reason" in ran) {
      console.log(ran.reason);
      return 0;
    }
    await writeResult(options.report, ran.result);
    const { findings } = ran.result;
    const failed = findings.filter(({ kind }) => kind !== "same");
    if (options.accept === null) {
      const lines = summaryOf(findings);
      for (const line of lines) console.log(`  ${line}`);
      if (failed.length === 0) return 0;
      console.error(
        `${failed.length} of ${findings.length} pictures are not as they were. Look: ${ran.report}`,
      );
      return 1;
    }
    const broken = failed.filter(({ kind }) => kind === "failed");
    for (const finding of broken) console.error(`  ${finding.words.join(" · ")}: ${sayKind(finding)}`);
    await take(options, options.accept);
    return broken.length > 0 ? 1 : 0;
  }
  await take(options, options.accept ?? []);
  return 0;
}

try {
  process.exitCode = await main();
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
}
