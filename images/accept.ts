import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Drawer } from "./browser.ts";
import type { Finding } from "./finding.ts";
import type { Places } from "./compareToBaseline.ts";
import { placesOf, sideOf } from "@amberline/stepper/pictures/places";
import { readManifest, writeManifest } from "./manifest.ts";
import { encodeBaseline } from "./pixels.ts";

/** The findings of a run, and the browser that drew them. */
export interface Result extends Drawer {
  findings: readonly Finding[];
}

const fileIn = (report: string) => path.join(report, "result.json");

export async function writeResult(report: string, result: Result) {
  await mkdir(report, { recursive: true });
  await writeFile(fileIn(report), JSON.stringify(result));
}

/** The findings of the last run; null if there was none. */
export function readResult(report: string): Result | null {
  const file = fileIn(report);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Result) : null;
}

/** Pictures compressed in parallel. */
const concurrency = 4;

async function each<One>(all: Iterable<One>, act: (one: One) => Promise<void>) {
  const waiting = all[Symbol.iterator]();
  const work = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await act(next.value);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}

/**
 * Accepts the new pictures of a run whose names start with a prefix, or all without one, and removes those of removed
 * subjects. Returns the changed files.
 */
export async function accept(
  { findings, ...drawer }: Result,
  names: readonly string[],
  { kept, report }: Places,
): Promise<readonly string[]> {
  const isNamed = ({ file }: Finding) => names.length === 0 || names.some((name) => file.startsWith(name));
  const taken = findings.filter((finding) => !["same", "failed"].includes(finding.kind) && isNamed(finding));
  const before = readManifest(kept)?.pictures ?? {};
  const pictures = { ...before };
  /** Where to find the pixels of a hash. */
  const sources = new Map<string, { file: string; isNew: boolean }>();
  for (const place of new Set(placesOf(before).values())) {
    const file = path.join(kept, place);
    if (existsSync(file)) sources.set(before[place] ?? "", { file, isNew: false });
  }
  for (const { file, kind, hash } of taken) {
    if (kind === "gone") delete pictures[file];
    else {
      pictures[file] = hash;
      if (!sources.has(hash))
        sources.set(hash, { file: path.join(report, sideOf(file, "actual")), isNew: true });
    }
  }

  const [old, now] = [new Set(placesOf(before).values()), new Set(placesOf(pictures).values())];
  const isThere = (file: string) =>
    old.has(file) && before[file] === pictures[file] && existsSync(path.join(kept, file));
  const moved = new Map<string, Buffer>();
  await each(
    [...now].filter((file) => !isThere(file)),
    async (file) => {
      const source = sources.get(pictures[file] ?? "");
      if (!source) return;
      const picture = await readFile(source.file);
      moved.set(file, source.isNew ? await encodeBaseline(picture) : picture);
    },
  );
  await each(
    [...old].filter((file) => !now.has(file)),
    (file) => rm(path.join(kept, file), { force: true }),
  );
  await each(moved, async ([file, picture]) => {
    const place = path.join(kept, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, picture);
  });
  await mkdir(kept, { recursive: true });
  await writeManifest(kept, { ...drawer, pictures });
  return taken.map(({ file }) => file);
}
