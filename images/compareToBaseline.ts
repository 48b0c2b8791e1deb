import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { sideOf, type Side } from "@amberline/stepper/pictures/places";
import { compare, hashOf } from "./compare.ts";
import type { Finding } from "./finding.ts";
import type { Manifest } from "./manifest.ts";
import { sayMode } from "./mode.ts";
import { readPixels, writePng } from "./pixels.ts";
import type { Shot } from "./shots.ts";

export interface Places {
  /** Folder of the baselines. */
  kept: string;
  /** Folder of the report. */
  report: string;
}

/** The baselines, and the location of each. */
export interface Kept {
  pictures: Manifest["pictures"];
  places: ReadonlyMap<string, string>;
}

async function put({ report }: Places, file: string, side: Side, picture: Buffer) {
  const place = path.join(report, sideOf(file, side));
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, picture);
}

const fileOf = (file: string, kept: Kept, places: Places): string | null => {
  const lies = kept.places.get(file);
  if (lies === undefined) return null;
  const place = path.join(places.kept, lies);
  return existsSync(place) ? place : null;
};

/** Whether a picture equals the baseline exactly. */
export const isKept = (file: string, drawn: Buffer, kept: Kept, places: Places): boolean =>
  kept.pictures[file] === hashOf(drawn) && fileOf(file, kept, places) !== null;

const findingOf = ({ file, subject, mode }: Shot, drawn: Buffer) => ({
  file,
  words: subject.words,
  mode: sayMode(mode),
  pixels: 0,
  hash: hashOf(drawn),
  reason: "",
});

/** Compares a picture with its baseline, and adds both to the report if they differ. */
export async function compareToBaseline(
  shot: Shot,
  drawn: Buffer,
  kept: Kept,
  places: Places,
): Promise<Finding> {
  const { file } = shot;
  const finding = findingOf(shot, drawn);
  if (isKept(file, drawn, kept, places)) return { ...finding, kind: "same" };
  const place = fileOf(file, kept, places);
  if (place === null) {
    await put(places, file, "actual", drawn);
    return { ...finding, kind: "new" };
  }
  const expected = await readFile(place);
  const { isSame, isResized, pixels, diff } = compare(await readPixels(expected), await readPixels(drawn));
  if (isSame) return { ...finding, kind: "same" };
  await put(places, file, "expected", expected);
  await put(places, file, "actual", drawn);
  await put(places, file, "diff", writePng(diff));
  return { ...finding, pixels, kind: isResized ? "resized" : "changed" };
}

/** Adds a picture to be accepted to the report, unless it equals the baseline exactly. */
export async function collect(shot: Shot, drawn: Buffer, kept: Kept, places: Places): Promise<Finding> {
  const finding = findingOf(shot, drawn);
  if (isKept(shot.file, drawn, kept, places)) return { ...finding, kind: "same" };
  await put(places, shot.file, "actual", drawn);
  return { ...finding, kind: fileOf(shot.file, kept, places) === null ? "new" : "changed" };
}
