import { nameOf, type ScreenMode } from "../mode";

/** Hash of each picture by file: `send/editing.lv.dark.390.webp`. */
export type PictureHashes = Readonly<Record<string, string>>;

/** File of a picture in a mode. */
export const fileOf = (flow: string, name: string, mode: ScreenMode): string =>
  `${flow}/${name}.${nameOf(mode)}.webp`;

export type Side = "expected" | "actual" | "diff";

/** File of a picture in the report: the baseline as it is kept, the others as they were drawn, PNG. */
export const sideOf = (file: string, side: Side): string =>
  `pictures/${file.replace(/webp$/, side === "expected" ? "expected.webp" : `${side}.png`)}`;

/** Location of each picture by file: identical pictures are stored once, under the first name. */
export function placesOf(hashes: PictureHashes): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  const places = new Map<string, string>();
  for (const file of Object.keys(hashes).sort()) {
    const hash = hashes[file] ?? "";
    if (!first.has(hash)) first.set(hash, file);
    places.set(file, first.get(hash) ?? file);
  }
  return places;
}
