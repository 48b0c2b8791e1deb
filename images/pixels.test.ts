import { expect, test } from "vitest";
import { compare } from "./compare.ts";
import { fewColours } from "./fewColours.ts";
import { encodeBaseline, readPixels, writePng, type Pixels } from "./pixels.ts";

/** Two areas of similar colours with an antialiased edge between them. */
function edged(): Pixels {
  const [width, height] = [60, 60];
  const data = Buffer.alloc(width * height * 4, 255);
  for (let at = 0; at < width * height; at += 1) {
    const column = at % width;
    const shade = column < 25 ? 247 : column < 35 ? 247 - (column - 25) * 7 : 255;
    data.fill(shade, at * 4, at * 4 + 3);
  }
  return { width, height, data };
}

test("areas keep their colours, and antialiased edges share some", () => {
  const { data } = edged();
  const before = new Set(new Uint32Array(data.buffer, data.byteOffset, 3600));
  const left = fewColours(data);
  const colours = new Set(new Uint32Array(data.buffer, data.byteOffset, 3600));
  expect(colours.size).toBe(left);
  expect(left).toBeLessThan(before.size);
  expect(colours).toContain(0xfff7f7f7);
  expect(colours).toContain(0xffffffff);
});

test("a compressed picture compares as the same", async () => {
  const kept = await readPixels(await encodeBaseline(writePng(edged())));
  expect(compare(kept, edged())).toMatchObject({ isSame: true, pixels: 0 });
});

test("a picture with too many colours for a palette is stored unchanged", async () => {
  const picture: Pixels = { width: 256, height: 256, data: Buffer.alloc(256 * 256 * 4, 255) };
  for (let at = 0; at < 65_536; at += 1) picture.data.set([at % 256, at >> 8, (at * 7) % 256], at * 4);
  const kept = await readPixels(await encodeBaseline(writePng(picture)));
  expect([kept.width, kept.height]).toEqual([256, 256]);
  expect(compare(kept, picture).pixels).toBe(0);
});
