import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isInternational, keepPhoneCharacters, withoutPrefix } from "./phoneText";

describe("the characters of a phone number", () => {
  it("are digits, spaces, hyphens and brackets [5]", () => {
    expect(keepPhoneCharacters("26a12.34-56 (7)#8*e")).toBe("261234-56 (7)8");
  });

  it("include a plus sign at the start only", () => {
    expect(keepPhoneCharacters(" +371+2612 3456+")).toBe("+3712612 3456");
  });

  it("are normalised from word processors and other keyboards", () => {
    expect(keepPhoneCharacters("2612\u00A03456")).toBe("2612 3456");
    expect(keepPhoneCharacters("2612\u20113456")).toBe("2612-3456");
    expect(keepPhoneCharacters("２６１２３４５６")).toBe("26123456");
    expect(keepPhoneCharacters("\u202A+371 26123456\u202C")).toBe("+371 26123456");
  });

  it("stay the same when filtered twice, with no digit added", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const kept = keepPhoneCharacters(text);
        expect(keepPhoneCharacters(kept)).toBe(kept);
        expect(kept).toMatch(/^\+?[\d ()-]*$/);
      }),
    );
  });
});

describe("an international number", () => {
  it("starts with a plus sign or 00", () => {
    expect(["+371 2612", "00371", "2612", "0 2612", ""].map(isInternational)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it("loses the prefix that the field already shows", () => {
    for (const text of ["+371 2612 3456", "00371 2612 3456", "+371-2612 3456", "+(371) 2612 3456"]) {
      expect(withoutPrefix(text, "+371")).toBe("2612 3456");
    }
    expect(withoutPrefix("0037126123456", "+371")).toBe("26123456");
  });

  it("keeps the prefix of another country, or of any while none is chosen", () => {
    expect(withoutPrefix("+370 612 34567", "+371")).toBe("+370 612 34567");
    expect(withoutPrefix("+371 2612 3456", null)).toBe("+371 2612 3456");
  });

  it("is not detected in a national number", () => {
    expect(withoutPrefix("371 2612", "+371")).toBe("371 2612");
  });
});
