import { expect, test } from "vitest";
import { compare, hashOf, tolerance } from "./compare.ts";
import { whyNotCompared } from "./manifest.ts";
import { writePng, type Pixels } from "./pixels.ts";

function plain(width: number, height: number): Pixels {
  return { width, height, data: Buffer.alloc(width * height * 4, 255) };
}

/** A picture with a black square, which is more than a softened edge. */
function withSquare(side: number): Pixels {
  const picture = plain(40, 40);
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1)
      picture.data.writeUInt32LE(0xff000000, ((row + 10) * 40 + column + 10) * 4);
  return picture;
}

test("identical pictures are the same and have the same hash", () => {
  expect(compare(withSquare(3), withSquare(3))).toMatchObject({ isSame: true, pixels: 0, isResized: false });
  expect(hashOf(writePng(withSquare(3)))).toBe(hashOf(writePng(withSquare(3))));
});

test("one differing pixel is tolerated, and changes the hash", () => {
  expect(compare(plain(40, 40), withSquare(1)).isSame).toBe(true);
  expect(hashOf(writePng(plain(40, 40)))).not.toBe(hashOf(writePng(withSquare(1))));
});

test("more pixels than tolerated are reported, each in red", () => {
  const { isSame, pixels, diff } = compare(plain(40, 40), withSquare(10));
  expect(isSame).toBe(false);
  expect(pixels).toBeGreaterThan(tolerance);
  const at = (15 * 40 + 15) * 4;
  expect([...diff.data.subarray(at, at + 4)]).toEqual([255, 0, 0, 255]);
});

test("a picture of another size is never the same, even if the rest is", () => {
  const longer = compare(plain(40, 40), plain(40, 41));
  expect(longer).toMatchObject({ isSame: false, isResized: true });
  expect(longer.diff.height).toBe(41);
  expect(hashOf(writePng(plain(20, 40)))).not.toBe(hashOf(writePng(plain(40, 20))));
});

test("pictures of another Chromium or platform are not compared, with a reason", () => {
  const kept = { chromium: "156.0.8078.79", platform: "linux x64", hand: "sheet" };
  expect(whyNotCompared(kept, { ...kept, chromium: "156.1.1.1" })).toBeNull();
  expect(whyNotCompared(kept, { ...kept, chromium: "157.0.8078.79" })).toBe(
    "The pictures were drawn by Chromium 156 on linux x64, and here is Chromium 157 on linux x64, which draws letters in its own way: they are not compared.",
  );
  expect(whyNotCompared(kept, { ...kept, platform: "darwin arm64" })).toContain("darwin arm64");
  expect(whyNotCompared(kept, { ...kept, hand: "other" })).toContain("shades letters");
});
