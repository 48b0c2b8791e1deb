import { readFile, readdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { modes } from "@amberline/stepper/mode";
import { readManifest } from "./manifest.ts";
import { ownPictures, type Options } from "./options.ts";

const begin = "<!-- pictures, written by npm run images -- --all --accept -->";
const end = "<!-- end of the pictures -->";

export interface Figures {
  screens: number;
  components: number;
  megabytes: number;
}

/** Whether a run updates the README: only if it draws and accepts all of the project's own pictures. */
export const isForReadme = ({ selection, accept, modes: drawn, kept }: Options): boolean =>
  selection?.kind === "all" && accept?.length === 0 && drawn.length === modes.length && kept === ownPictures;

/** Number and bytes of the baselines. */
export async function figuresOf(kept: string): Promise<Figures> {
  const files = Object.keys(readManifest(kept)?.pictures ?? {});
  const components = files.filter((file) => file.startsWith("components/")).length;
  const names = await readdir(kept, { recursive: true });
  const pictures = names.filter((name) => name.endsWith(".webp"));
  const sizes = await Promise.all(pictures.map(async (name) => (await stat(path.join(kept, name))).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return { screens: files.length - components, components, megabytes: bytes / 1_000_000 };
}

const count = (number: number) => number.toLocaleString("en");

export const sayFigures = ({ screens, components, megabytes }: Figures) =>
  `${count(screens)} pictures of screens (every state × Latvian and English × 390 and 1280 wide in light and dark, 768 in light, ` +
  `and what each answer makes of it) ` +
  `and ${count(components)} of components (every story × light and dark × 390 and 1280 wide, and 768 where the layout has ` +
  `a middle), ${megabytes.toFixed(1)} MB in all.`;

/** Replaces the text between the markers. Throws if they are missing. */
export function putFigures(readme: string, sentence: string): string {
  const [from, to] = [readme.indexOf(begin), readme.indexOf(end)];
  if (from === -1 || to < from) throw new Error("The README has lost the marks of the pictures.");
  return `${readme.slice(0, from + begin.length)}\n\n${sentence}\n\n${readme.slice(to)}`;
}

export async function writeFigures(file: string, figures: Figures) {
  await writeFile(file, putFigures(await readFile(file, "utf8"), sayFigures(figures)));
}
