import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { readPlaces, type PathText } from "../scripts/trace/places.ts";
import { readSpecification } from "../scripts/trace/specification.ts";
import { readTitles, type TestKind, type TestTitle } from "../scripts/trace/titles.ts";
import { traceOf, type TracedSection } from "../scripts/trace/trace.ts";
import { readIcons } from "./icons.ts";
import { readPictures, reportFolder, type Pictures } from "./pictures.ts";

export interface NetworkRow {
  place: string;
  /** A part of the app, a call of the contract, or everything together. */
  item: string;
  kind: "everything" | "part" | "call";
  outcomes: Readonly<Record<string, string>>;
}

export interface NetworkTable {
  /** Payments made of each that was tried. */
  payments: Readonly<Record<string, readonly number[]>>;
  rows: readonly NetworkRow[];
}

export interface DocsData {
  /** The specification with the tests of each line. Pages get states from the flows themselves. */
  sections: readonly TracedSection[];
  /** Number of tests in the source, by location and kind. One title may stand for many table rows. */
  tests: Readonly<Record<string, Readonly<Record<TestKind, number>>>>;
  /** By flow and state key. */
  places: Readonly<Record<string, Readonly<Record<string, PathText>>>>;
  /** Tests of failing calls. */
  faults: readonly TestTitle[];
  /** What a customer sees at each place of the app when what is asked for there meets a fault. */
  network: NetworkTable;
  /** The icons of each name that the product draws, with the packages that do. */
  icons: Readonly<Record<string, readonly string[]>>;
  /** Null if there are no baselines. */
  pictures: Pictures | null;
  /** Whether the last comparison left a report. */
  hasImageReport: boolean;
  /** The path that the demo was built for, as `/demo/`; null if there is none for a Storybook. */
  demoPath: string | null;
}

const NAME = "virtual:amberline-docs";
const ICONS = "virtual:amberline-icons";
const root = path.join(import.meta.dirname, "..");
const specification = path.join(root, "docs/specification.md");
/** Written by each complete run of e2e/network.spec.ts. */
const network = path.join(root, "e2e/network.json");

/** Null as well for one at the root of a host, where Storybook itself is. */
export function demoPath(folder = path.join(root, "apps/demo/dist")): string | null {
  const page = path.join(folder, "index.html");
  if (!existsSync(page)) return null;
  return /"([^"]*\/demo\/)assets\//.exec(readFileSync(page, "utf8"))?.[1] ?? null;
}

function readData(): DocsData {
  const titles = readTitles(root);
  const tests: Record<string, Record<TestKind, number>> = {};
  for (const { file, kind } of titles) {
    const where = file
      .split("/")
      .slice(0, /^(packages|apps)\//.test(file) ? 2 : 1)
      .join("/");
    const counts = (tests[where] ??= { unit: 0, story: 0, "end to end": 0 });
    counts[kind] += 1;
  }
  return {
    sections: traceOf(readSpecification(readFileSync(specification, "utf8")), titles, []).sections,
    tests,
    places: readPlaces(root),
    faults: titles.filter(
      ({ kind, title }) => kind !== "story" && /\bfaults?\b|misfortune|whose answer/i.test(title),
    ),
    network: JSON.parse(readFileSync(network, "utf8")) as NetworkTable,
    icons: readIcons(root),
    pictures: readPictures(),
    hasImageReport: reportFolder() !== null,
    demoPath: demoPath(),
  };
}

/** Only the icons in use: all of them are a megabyte, which the stepper's page would load. */
function iconsModule(): string {
  const names = Object.keys(readIcons(root)).join(", ");
  return `import { ${names} } from "lucide-react"; export const glyphs = { ${names} };`;
}

/** Provides the repository data, read anew with every build. */
export const docsData = (): Plugin => ({
  name: "amberline-docs",
  resolveId: (id) => (id === NAME || id === ICONS ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${ICONS}`) return iconsModule();
    if (id !== `\0${NAME}`) return undefined;
    this.addWatchFile(specification);
    return `export const data = ${JSON.stringify(readData())};`;
  },
});
