import type { ScreenMode } from "../mode";

/** Hash of each picture by file: `send/editing.lv.dark.390.png`. */
export type PictureHashes = Readonly<Record<string, string>>;

/** File of a picture in a mode. */
export const fileOf = (flow: string, name: string, { locale, theme, width }: ScreenMode): string =>
  `${flow}/${name}.${locale}.${theme}.${width}.png`;

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
