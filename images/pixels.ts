import { Transformer } from "@napi-rs/image";
import { PNG } from "pngjs";
import { fewColours } from "./fewColours.ts";

/** A picture as its pixels: four bytes each, red, green, blue and opacity. */
export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

/** Expands three bytes per pixel to four. */
function opaque(raw: Buffer): Buffer {
  const data = Buffer.alloc((raw.length / 3) * 4, 255);
  for (let from = 0, to = 0; from < raw.length; from += 3, to += 4) {
    data[to] = raw[from] ?? 0;
    data[to + 1] = raw[from + 1] ?? 0;
    data[to + 2] = raw[from + 2] ?? 0;
  }
  return data;
}

/** Decodes PNG or WebP of eight bits, with or without alpha. */
export async function readPixels(file: Buffer): Promise<Pixels> {
  const picture = new Transformer(file);
  const { width, height } = await picture.metadata();
  const raw = await picture.rawPixels();
  const bytes = raw.length / (width * height);
  if (bytes !== 3 && bytes !== 4) throw new Error("This is no picture in colours of eight bits.");
  return { width, height, data: bytes === 3 ? opaque(raw) : raw };
}

/** Encodes a PNG quickly, with little compression. */
export function writePng({ width, height, data }: Pixels): Buffer {
  const png = new PNG({ width, height });
  data.copy(png.data);
  return PNG.sync.write(png, { deflateLevel: 3 });
}

/** Encodes a baseline: reduced colours, then lossless WebP. */
export async function encodeBaseline(file: Buffer): Promise<Buffer> {
  const { width, height, data } = await readPixels(file);
  fewColours(data);
  return Transformer.fromRgbaPixels(data, width, height).webpLossless();
}
