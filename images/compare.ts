import { createHash } from "node:crypto";
import pixelmatch from "pixelmatch";
import type { Pixels } from "./pixels.ts";

/** Number of differing pixels to tolerate. */
export const tolerance = 30;

/** Pictures with the same hash are identical: a browser encodes equal pixels to equal bytes. */
export const hashOf = (png: Buffer): string =>
  createHash("sha256").update(png).digest("base64url").slice(0, 16);

export interface Comparison {
  isSame: boolean;
  /** Differing pixels, including those outside the smaller picture. */
  pixels: number;
  isResized: boolean;
  /** The differences in red over the picture in grey. */
  diff: Pixels;
}

/** The picture on a canvas of that size, transparent outside it. */
function onSheet(picture: Pixels, width: number, height: number): Pixels {
  if (picture.width === width && picture.height === height) return picture;
  const data = Buffer.alloc(width * height * 4);
  for (let row = 0; row < picture.height; row += 1) {
    const from = row * picture.width * 4;
    picture.data.copy(data, row * width * 4, from, from + picture.width * 4);
  }
  return { width, height, data };
}

/** Compares two pictures perceptually: antialiasing may differ, and a few pixels. */
export function compare(expected: Pixels, actual: Pixels): Comparison {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const isResized = expected.width !== actual.width || expected.height !== actual.height;
  const diff = { width, height, data: Buffer.alloc(width * height * 4) };
  const [one, other] = [onSheet(expected, width, height), onSheet(actual, width, height)];
  const pixels = pixelmatch(one.data, other.data, diff.data, width, height, { threshold: 0.1 });
  return { isSame: !isResized && pixels <= tolerance, pixels, isResized, diff };
}
