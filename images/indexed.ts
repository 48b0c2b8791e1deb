import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";

/** Four bytes per pixel: red, green, blue and alpha. */
export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

const pressed = promisify<Buffer, object, Buffer>(deflate);

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A chunk of a PNG: https://www.w3.org/TR/png-3/#5Chunk-layout */
function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const bytes = Buffer.alloc(body.length + 8);
  bytes.writeUInt32BE(content.length, 0);
  body.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(body), body.length + 4);
  return bytes;
}

interface Named {
  /** One row each after its filter byte, which is none: palette indexes do not correlate with their neighbours. */
  rows: Buffer;
  /** Red, green and blue of each colour. */
  palette: Uint8Array;
}

/** The palette, and each pixel as an index into it. Null for too many colours or transparency. */
function named({ width, height, data }: Pixels): Named | null {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const places = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  let [before, place] = [-1, 0];
  for (let at = 0; at < pixels.length; at += 1) {
    const colour = pixels[at] ?? 0;
    if (colour !== before) {
      place = places.get(colour) ?? places.size;
      if (place > 255 || colour >>> 24 !== 255) return null;
      places.set(colour, place);
      before = colour;
    }
    rows[at + Math.floor(at / width) + 1] = place;
  }
  const bytes = [...places.keys()].flatMap((colour) => [
    colour & 255,
    (colour >> 8) & 255,
    (colour >> 16) & 255,
  ]);
  return { rows, palette: Uint8Array.from(bytes) };
}

/** Encodes a PNG with a palette of up to 256 colours. Null for more colours or transparency. */
export async function writeIndexed(picture: Pixels): Promise<Buffer | null> {
  const found = named(picture);
  if (!found) return null;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(picture.width, 0);
  header.writeUInt32BE(picture.height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("PLTE", found.palette),
    chunk("IDAT", await pressed(found.rows, { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
