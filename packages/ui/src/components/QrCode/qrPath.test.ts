import { describe, expect, it } from "vitest";
import { qrPath, quietZone } from "./qrPath";

const secret =
  "otpauth://totp/Amberline:ilze%40example.lv?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Amberline";

/** Reads the modules back from a path. */
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

describe("the path of a QR code", () => {
  it("has a finder in three corners and timing patterns between them (ISO/IEC 18004, 6.3)", () => {
    const modules = painted(secret);
    const far = modules.length - quietZone - 7;
    expect(square(modules, quietZone, quietZone, 7)).toEqual(finder);
    expect(square(modules, far, quietZone, 7)).toEqual(finder);
    expect(square(modules, quietZone, far, 7)).toEqual(finder);
    const timing = modules[quietZone + 6]?.slice(quietZone + 8, far - 1).join("");
    expect(timing).toMatch(/^1(01)+$/);
  });

  it("has a quiet zone of four modules", () => {
    const modules = painted(secret);
    const edge = modules.flatMap((row, y) =>
      row.filter((_, x) => Math.min(x, y, modules.length - 1 - x, modules.length - 1 - y) < quietZone),
    );
    expect(edge.every((module) => module === 0)).toBe(true);
  });

  it("encodes error correction level M twice (ISO/IEC 18004, 7.9)", () => {
    const modules = painted(secret);
    const row = modules[quietZone + 8] ?? [];
    const beside = row.slice(quietZone, quietZone + 2).join("");
    const below = [1, 2].map((up) => modules[modules.length - quietZone - up]?.[quietZone + 8]).join("");
    // Level M is 00, XORed with 10, the start of the mask pattern.
    expect([beside, below]).toEqual(["10", "10"]);
  });

  it("grows with the text and encodes Latvian letters as UTF-8", () => {
    const sides = ["A".repeat(14), "A".repeat(15), "ā".repeat(7), "ā".repeat(8)].map(
      (text) => qrPath(text).side,
    );
    expect(sides).toEqual([21, 25, 21, 25].map((side) => side + 2 * quietZone));
  });

  it("throws for a text too long for any code", () => {
    expect(() => qrPath("A".repeat(2331))).not.toThrow();
    expect(() => qrPath("A".repeat(2332))).toThrow("It holds 2331 bytes of UTF-8 at most.");
  });
});
