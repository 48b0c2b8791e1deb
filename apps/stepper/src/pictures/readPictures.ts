import type { ScreenMode } from "../mode";
import { placesOf, type PictureHashes } from "./places";

/** Where the picture of a state in a mode is; null when none was taken. */
export type PictureAddress = (flow: string, stateKey: string, mode: ScreenMode) => string | null;

export const noPictures: PictureAddress = () => null;

const isHashes = (value: unknown): value is PictureHashes =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((hash) => typeof hash === "string");

/** Addresses of the pictures a manifest tells of, in that folder. */
export function picturesOf(folder: string, manifest: unknown): PictureAddress {
  const hashes =
    typeof manifest === "object" && manifest !== null && "pictures" in manifest && manifest.pictures;
  if (!isHashes(hashes)) return noPictures;
  const places = placesOf(hashes);
  return (flow, stateKey, { locale, theme, width }) => {
    const place = places.get(`${flow}/${stateKey}.${locale}.${theme}.${width}.png`);
    return place === undefined ? null : `${folder}/${place}`;
  };
}

/** Asks for the manifest in that folder. Where there is none, there are no pictures. */
export async function readPictures(folder: string): Promise<PictureAddress> {
  try {
    const answer = await fetch(`${folder}/manifest.json`);
    return answer.ok ? picturesOf(folder, await answer.json()) : noPictures;
  } catch {
    return noPictures;
  }
}
