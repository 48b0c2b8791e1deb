import { describe, expect, it } from "vitest";
import { qrPath, quietZone } from "./qrPath";

const secret =
  "otpauth://totp/Amberline:ilze%40example.lv?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Amberline";

/** The modules a path paints, read back from it. */
function painted(text: string) {
  const { path, side } = qrPath(text);
  const modules = Array.from({ length: side }, () => Array.from({ length: side }, () => 0));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let at = 0; at < Number(width); at += 1) modules[Number(y)]?.splice(Number(x) + at, 1, 1);
  }
  return modules;
}

const square = (modules: number[][], left: number, top: number, size: number) =>
  modules.slice(top, top + size).map((row) => row.slice(left, left + size).join(""));

const finder = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];

describe("the picture of a QR code", () => {
  it("has a finder in three corners and timing patterns between them (ISO/IEC 18004, 6.3)", () => {
    const modules = painted(secret);
    const far = modules.length - quietZone - 7;
    expect(square(modules, quietZone, quietZone, 7)).toEqual(finder);
    expect(square(modules, far, quietZone, 7)).toEqual(finder);
    expect(square(modules, quietZone, far, 7)).toEqual(finder);
    const timing = modules[quietZone + 6]?.slice(quietZone + 8, far - 1).join("");
    expect(timing).toMatch(/^1(01)+$/);
  });

  it("leaves four empty modules on every side", () => {
    const modules = painted(secret);
    const edge = modules.flatMap((row, y) =>
      row.filter((_, x) => Math.min(x, y, modules.length - 1 - x, modules.length - 1 - y) < quietZone),
    );
    expect(edge.every((module) => module === 0)).toBe(true);
  });

  it("says error correction level M, twice (ISO/IEC 18004, 7.9)", () => {
    const modules = painted(secret);
    const row = modules[quietZone + 8] ?? [];
    const beside = row.slice(quietZone, quietZone + 2).join("");
    const below = [1, 2].map((up) => modules[modules.length - quietZone - up]?.[quietZone + 8]).join("");
    // Level M is 00, masked with the 10 that the mask pattern begins with.
    expect([beside, below]).toEqual(["10", "10"]);
  });

  it("grows with the text and counts Latvian letters as the bytes they are", () => {
    const sides = ["A".repeat(14), "A".repeat(15), "ā".repeat(7), "ā".repeat(8)].map(
      (text) => qrPath(text).side,
    );
    expect(sides).toEqual([21, 25, 21, 25].map((side) => side + 2 * quietZone));
  });

  it("refuses a text that no code can hold", () => {
    expect(() => qrPath("A".repeat(2331))).not.toThrow();
    expect(() => qrPath("A".repeat(2332))).toThrow("It holds 2331 bytes of UTF-8 at most.");
  });
});
