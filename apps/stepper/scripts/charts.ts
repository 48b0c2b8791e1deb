import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { coverageTable } from "@amberline/flows/coverage";
import { flows } from "@amberline/flows/specs";
import { figuresOf, journey, type FlowCoverage } from "@amberline/flows/stepper";
import { format } from "oxfmt";
import { graphOf } from "../src/chart/chartGraph";
import { place } from "./place";
import { putBetweenMarks } from "./readme";

const root = path.join(import.meta.dirname, "../../..");
const layouts = path.join(root, "apps/stepper/src/chart/layouts");
const figures = path.join(root, "packages/flows/src/coverage/coverage.json");
const readme = path.join(root, "README.md");

async function write(file: string, text: string) {
  const { code } = await format(file, text, { printWidth: 110 });
  await writeFile(file, code);
}

await mkdir(layouts, { recursive: true });
const coverage: Record<string, FlowCoverage> = {};
for (const { id, spec } of flows) {
  const text = JSON.stringify(await place(id, graphOf(spec)));
  await writeFile(path.join(layouts, `${id}.json`), `${text}\n`);
  const { covered, paths } = journey(spec);
  const known = (coverage[id] = figuresOf(spec, covered, paths.length));
  process.stdout.write(
    `${id}: chart ${text.length} bytes, ${paths.length} paths, ${known.never.length} missed\n`,
  );
}
const names = new Set(flows.map(({ id }) => `${id}.json`));
for (const name of await readdir(layouts)) if (!names.has(name)) await rm(path.join(layouts, name));

await write(figures, JSON.stringify(coverage));
await write(readme, putBetweenMarks(await readFile(readme, "utf8"), coverageTable(coverage)));
