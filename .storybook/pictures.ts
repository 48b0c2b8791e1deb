import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** The pictures every state and component is held against. */
export interface Pictures {
  /** How many there are, by flow; those of the components under `components`. */
  counts: Readonly<Record<string, number>>;
  /** What drew them: `Chromium 141 on linux-x64`. */
  drawnBy: string;
}

const root = path.join(import.meta.dirname, "..");

/** What the last run of `npm run images` found, as a page; null when there was none. */
export function reportFolder(): string | null {
  const folder = path.join(root, "images/.report");
  return existsSync(path.join(folder, "index.html")) ? folder : null;
}

/** Reads what is kept in e2e/images; null when nothing is. */
export function readPictures(): Pictures | null {
  const manifest = path.join(root, "e2e/images/manifest.json");
  if (!existsSync(manifest)) return null;
  const { chromium, platform, pictures } = JSON.parse(readFileSync(manifest, "utf8")) as {
    chromium: string;
    platform: string;
    pictures: Record<string, string>;
  };
  const counts: Record<string, number> = {};
  for (const file of Object.keys(pictures)) {
    const [folder = ""] = file.split("/");
    counts[folder] = (counts[folder] ?? 0) + 1;
  }
  return { counts, drawnBy: `Chromium ${chromium.split(".")[0]} on ${platform}` };
}
