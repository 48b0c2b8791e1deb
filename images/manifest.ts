import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Drawer } from "./browser.ts";

/** What the kept pictures are, and what drew them. */
export interface Manifest extends Drawer {
  /** Hash of each picture as it was drawn, by its file. */
  pictures: Readonly<Record<string, string>>;
}

/**
 * Where each kept picture lies: pictures equal to the last pixel lie once, under the name that comes first. By file.
 */
export function placesOf(pictures: Manifest["pictures"]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  const places = new Map<string, string>();
  for (const file of Object.keys(pictures).sort()) {
    const hash = pictures[file] ?? "";
    if (!first.has(hash)) first.set(hash, file);
    places.set(file, first.get(hash) ?? file);
  }
  return places;
}

const fileIn = (folder: string) => path.join(folder, "manifest.json");

/** What is kept in that folder; null when nothing is. */
export function readManifest(folder: string): Manifest | null {
  const file = fileIn(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Manifest) : null;
}

export async function writeManifest(folder: string, { chromium, platform, pictures }: Manifest) {
  const sorted = Object.entries(pictures).sort(([one], [other]) => (one < other ? -1 : 1));
  const text = JSON.stringify({ chromium, platform, pictures: Object.fromEntries(sorted) }, null, 1);
  await writeFile(fileIn(folder), `${text}\n`);
}

const major = ({ chromium }: Drawer) => chromium.split(".")[0];

/** Why pictures drawn here say nothing about the kept ones; null when they can be compared. */
export function whyNotCompared(kept: Drawer, here: Drawer): string | null {
  if (major(kept) === major(here) && kept.platform === here.platform) return null;
  return (
    `The pictures were drawn by Chromium ${major(kept)} on ${kept.platform}, and here is Chromium ${major(here)} on ` +
    `${here.platform}, which draws letters in its own way: they are not compared.`
  );
}
