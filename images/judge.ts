import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { compare, hashOf } from "./compare.ts";
import type { Finding } from "./finding.ts";
import type { Manifest } from "./manifest.ts";
import { sayMode } from "./mode.ts";
import { readPng, writePng } from "./png.ts";
import type { Shot } from "./shots.ts";

export interface Places {
  /** Folder of the kept pictures. */
  kept: string;
  /** Folder of the report. */
  report: string;
}

/** The kept pictures, and where each lies. */
export interface Kept {
  pictures: Manifest["pictures"];
  places: ReadonlyMap<string, string>;
}

export type Side = "expected" | "actual" | "diff";

/** Where the report keeps a side of a picture: `pictures/send/editing.lv.dark.390.actual.png`. */
export const sideOf = (file: string, side: Side) => `pictures/${file.replace(/\.png$/, `.${side}.png`)}`;

async function put({ report }: Places, file: string, side: Side, picture: Buffer) {
  const place = path.join(report, sideOf(file, side));
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, picture);
}

/** Holds a picture against the kept one, and puts both into the report when they differ. */
export async function judge(
  { file, subject, mode }: Shot,
  drawn: Buffer,
  kept: Kept,
  places: Places,
): Promise<Finding> {
  const actual = readPng(drawn);
  const hash = hashOf(actual);
  const finding = { file, words: subject.words, mode: sayMode(mode), pixels: 0, hash, reason: "" };
  const lies = kept.places.get(file);
  if (lies === undefined || !existsSync(path.join(places.kept, lies))) {
    await put(places, file, "actual", drawn);
    return { ...finding, kind: "new" };
  }
  if (kept.pictures[file] === hash) return { ...finding, kind: "same" };
  const expected = await readFile(path.join(places.kept, lies));
  const { isSame, isResized, pixels, diff } = compare(readPng(expected), actual);
  if (isSame) return { ...finding, kind: "same" };
  await put(places, file, "expected", expected);
  await put(places, file, "actual", drawn);
  await put(places, file, "diff", writePng(diff));
  return { ...finding, pixels, kind: isResized ? "resized" : "changed" };
}
