import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** The baselines of every state and component. */
export interface Pictures {
  /** Number of pictures by flow; those of the components are under `components`. */
  counts: Readonly<Record<string, number>>;
  /** `Chromium 141 on linux-x64` */
  drawnBy: string;
}

const root = path.join(import.meta.dirname, "..");

/** Folder of the last report of `npm run images`; null if there was none. */
export function reportFolder(): string | null {
  const folder = path.join(root, "images/.report");
  return existsSync(path.join(folder, "index.html")) ? folder : null;
}

/** Reads the manifest in e2e/images; null if there is none. */
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
