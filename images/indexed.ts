import { crc32, deflateSync } from "node:zlib";
import type { Pixels } from "./png.ts";

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

/** The picture as a PNG whose pixels name one of at most 256 colours. Null when it has more, or is not opaque. */
export function writeIndexed({ width, height, data }: Pixels): Buffer | null {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const places = new Map<number, number>();
  const palette: number[] = [];
  // A row begins with its filter, which is none: neighbours of an index say nothing about it.
  const rows = Buffer.alloc((width + 1) * height);
  for (let at = 0; at < pixels.length; at += 1) {
    const colour = pixels[at] ?? 0;
    let place = places.get(colour);
    if (place === undefined) {
      place = places.size;
      if (place > 255 || colour >>> 24 !== 255) return null;
      places.set(colour, place);
      palette.push(colour & 255, (colour >> 8) & 255, (colour >> 16) & 255);
    }
    rows[at + Math.floor(at / width) + 1] = place;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("PLTE", Uint8Array.from(palette)),
    chunk("IDAT", deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
