import { losslessCompressPng } from "@napi-rs/image";
import { PNG } from "pngjs";
import { fewColours } from "./fewColours.ts";
import { writeIndexed } from "./indexed.ts";

/** A picture as its pixels: four bytes each, red, green, blue and opacity. */
export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

export function readPng(file: Buffer): Pixels {
  const { width, height, data } = PNG.sync.read(file);
  return { width, height, data };
}

/** The picture as a file, written fast. */
export function writePng({ width, height, data }: Pixels): Buffer {
  const png = new PNG({ width, height });
  data.copy(png.data);
  return PNG.sync.write(png, { deflateLevel: 3 });
}

/** The picture as a file to be kept: few colours, in as few bytes as they fit. */
export async function keepPng(file: Buffer): Promise<Buffer> {
  const pixels = readPng(file);
  fewColours(pixels.data);
  return writeIndexed(pixels) ?? losslessCompressPng(writePng(pixels), { strip: true });
}
