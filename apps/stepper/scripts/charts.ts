import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { coverageTable } from "@amberline/flow-lab/coverage";
import { flows } from "@amberline/flow-lab/flows";
import { figuresOf, journey, type FlowCoverage } from "@amberline/flow-lab/engine";
import { format } from "oxfmt";
import { graphOf } from "../src/chart/chartGraph";
import { place } from "./place";
import { putBetweenMarks } from "./readme";

const root = path.join(import.meta.dirname, "../../..");
const lab = path.join(root, "packages/flow-lab/src");
const figures = path.join(lab, "coverage.json");
const readme = path.join(root, "README.md");

async function write(file: string, text: string) {
  const { code } = await format(file, text, { printWidth: 110 });
  await writeFile(file, code);
}

const coverage: Record<string, FlowCoverage> = {};
for (const flow of flows) {
  const { id } = flow;
  const text = JSON.stringify(await place(graphOf(flow)));
  await writeFile(path.join(lab, id, "layout.json"), `${text}\n`);
  const { covered, paths } = journey(flow);
  const known = (coverage[id] = figuresOf(flow, covered, paths.length));
  process.stdout.write(
    `${id}: chart ${text.length} bytes, ${paths.length} paths, ${known.never.length} missed\n`,
  );
}

await write(figures, JSON.stringify(coverage));
await write(readme, putBetweenMarks(await readFile(readme, "utf8"), coverageTable(coverage)));
