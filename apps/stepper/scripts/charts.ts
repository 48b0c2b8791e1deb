import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { flows } from "@amberline/flows/specs";
import { graphOf } from "../src/chart/chartGraph";
import { place } from "./place";

const layouts = path.join(import.meta.dirname, "../src/chart/layouts");
await mkdir(layouts, { recursive: true });

for (const { id, spec } of flows) {
  const text = JSON.stringify(await place(id, graphOf(spec)));
  await writeFile(path.join(layouts, `${id}.json`), `${text}\n`);
  process.stdout.write(`${id} ${text.length}\n`);
}
const known = new Set(flows.map(({ id }) => `${id}.json`));
for (const name of await readdir(layouts)) if (!known.has(name)) await rm(path.join(layouts, name));
