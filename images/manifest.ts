import { existsSync, readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { PictureHashes } from "@amberline/stepper/pictures/places";
import type { Drawer } from "./browser.ts";

/** The baselines, and the browser that drew them. */
export interface Manifest extends Drawer {
  /** Hash of each picture by file. */
  pictures: PictureHashes;
}

const fileIn = (folder: string) => path.join(folder, "manifest.json");

/** Null if there are no baselines in the folder. */
export function readManifest(folder: string): Manifest | null {
  const file = fileIn(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Manifest) : null;
}

export async function writeManifest(folder: string, { chromium, platform, hand, pictures }: Manifest) {
  const sorted = Object.entries(pictures).sort(([one], [other]) => (one < other ? -1 : 1));
  const text = JSON.stringify({ chromium, platform, hand, pictures: Object.fromEntries(sorted) }, null, 1);
  const file = fileIn(folder);
  await writeFile(`${file}.new`, `${text}\n`);
  await rename(`${file}.new`, file);
}

const major = ({ chromium }: Drawer) => chromium.split(".")[0];

/** Why pictures drawn here cannot be compared with the baselines; null if they can. */
export function whyNotCompared(kept: Drawer, here: Drawer): string | null {
  if (major(kept) === major(here) && kept.platform === here.platform)
    return kept.hand === here.hand
      ? null
      : "This machine shades letters and edges otherwise than the one that drew the pictures: they are not compared.";
  return (
    `The pictures were drawn by Chromium ${major(kept)} on ${kept.platform}, and here is Chromium ${major(here)} on ` +
    `${here.platform}, which draws letters in its own way: they are not compared.`
  );
}
