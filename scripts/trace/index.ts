import { readFileSync } from "node:fs";
import path from "node:path";
import { flows } from "@amberline/flow-lab/flows";
import { readSpecification } from "./specification.ts";
import { readTitles } from "./titles.ts";
import { traceOf, type TracedState } from "./trace.ts";

const root = path.join(import.meta.dirname, "../..");
const states = flows.flatMap((flow): TracedState[] =>
  Object.entries(flow.requirements).map(([state, requirements]) => ({ flow: flow.id, state, requirements })),
);
const titles = readTitles(root);
const { sections, faults } = traceOf(
  readSpecification(readFileSync(path.join(root, "docs/specification.md"), "utf8")),
  titles,
  states,
);

const row = (...cells: readonly (string | number)[]) =>
  cells.map((cell, at) => (at === 1 ? String(cell).padEnd(38) : String(cell).padStart(7))).join("  ");
console.log(row("section", "", "lines", "open", "tests", "states"));
for (const { id, title, lines, tests, states: within } of sections)
  console.log(
    row(id, title, lines.length, lines.filter(({ open }) => open).length, tests.length, within.length),
  );
const lines = sections.flatMap((section) => section.lines);
const proofs = new Set(lines.flatMap((line) => line.proofs));
for (const { id, open } of lines) if (open) console.log(`open: ${id}, ${open}`);
console.log(
  `${lines.length} lines of ${sections.length} sections; ${proofs.size} tests prove a line, ` +
    `${titles.filter(({ proves }) => proves.length > 0).length} a line or a section; ${states.length} states`,
);
if (faults.length > 0) {
  console.error(faults.map((fault) => `  ${fault}`).join("\n"));
  process.exit(1);
}
