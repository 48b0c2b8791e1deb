import { noSights, type Sights } from "@amberline/flow-lab/engine";
import type { ScreenMode } from "../mode";
import { differingIn, failuresIn, noFailures, type FailureOf } from "./failures";
import { fileOf, placesOf, type PictureHashes } from "./places";

/** URL of a picture in a mode, by its name (`pictureNameOf`); null if none was taken. */
export type PictureAddress = (flow: string, name: string, mode: ScreenMode) => string | null;

/** The baseline pictures and the last comparison. */
export interface Pictures {
  address: PictureAddress;
  failure: FailureOf;
  /** How many pictures of each flow are not as they were. */
  differing: ReadonlyMap<string, number>;
  /** Whether the host can accept new pictures: only the tester's own machine can. */
  canAccept: boolean;
}

export const noPictures: Pictures = {
  address: () => null,
  failure: noFailures,
  differing: new Map(),
  canAccept: false,
};

const isHashes = (value: unknown): value is PictureHashes =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((hash) => typeof hash === "string");

function hashesIn(manifest: unknown): PictureHashes {
  const hashes = typeof manifest === "object" && manifest !== null && "pictures" in manifest;
  return hashes && isHashes(manifest.pictures) ? manifest.pictures : {};
}

/** URLs of the pictures in a manifest. A changed picture gets another URL. */
export function picturesOf(folder: string, manifest: unknown): PictureAddress {
  const hashes = hashesIn(manifest);
  const places = placesOf(hashes);
  return (flow, name, mode) => {
    const file = fileOf(flow, name, mode);
    const place = places.get(file);
    return place === undefined ? null : `${folder}/${place}?v=${hashes[file]}`;
  };
}

async function read(address: string): Promise<unknown> {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

async function asks(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).status === 204;
  } catch {
    return false;
  }
}

export interface PictureFolders {
  /** URL of the baseline. */
  kept: string;
  /** URL of the last comparison. */
  report: string;
}

/** Loads the manifest and the last report. Without them there are no pictures. */
export async function readPictures({ kept, report }: PictureFolders): Promise<Pictures> {
  const [manifest, result] = await Promise.all([
    read(`${kept}/manifest.json`),
    read(`${report}/result.json`),
  ]);
  return {
    address: picturesOf(kept, manifest),
    failure: failuresIn(report, result, hashesIn(manifest)),
    differing: differingIn(result, hashesIn(manifest)),
    canAccept: result !== null && (await asks(`${kept}/accept`)),
  };
}

const isSights = (value: unknown): value is Sights =>
  typeof value === "object" && value !== null && "places" in value && "pictures" in value;

/** What is seen in a flow's pictures; nothing is known without the file. */
export async function readSights({ kept }: Pick<PictureFolders, "kept">, flow: string): Promise<Sights> {
  const sights = await read(`${kept}/${flow}/sights.json`);
  return isSights(sights) ? sights : noSights;
}

/** Asks the host to accept the new pictures with a name prefix; false if it refused. */
export async function acceptPictures({ kept }: Pick<PictureFolders, "kept">, name: string): Promise<boolean> {
  try {
    const answer = await fetch(`${kept}/accept`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ name }),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
