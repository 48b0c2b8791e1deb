import { describe, expect, it } from "vitest";
import { base64url, fromBase64url, randomCode, randomToken, systemRandom, uuid } from "./random";
import { digest, sameText } from "./digest";

describe("random texts", () => {
  it("make UUIDs of version 4", () => {
    for (let round = 0; round < 50; round += 1) {
      expect(uuid(systemRandom)).toMatch(
        /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      );
    }
  });

  it("make codes of six characters that are not easily confused [9-3]", () => {
    for (let round = 0; round < 50; round += 1)
      expect(randomCode(systemRandom)).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
  });

  it("use every character of a code equally often", () => {
    const letters = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const [letter = ""] = randomCode(() => Uint8Array.of(byte, 0, 0, 0, 0, 0));
      letters.set(letter, (letters.get(letter) ?? 0) + 1);
    }
    expect([...letters.values()]).toEqual(Array.from({ length: 32 }, () => 8));
  });

  it("make tokens of 256 bits that fit into a header", () => {
    const token = randomToken(systemRandom);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(base64url(fromBase64url(token))).toBe(token);
  });
});

describe("digests", () => {
  it("are SHA-256 in hex", () => {
    // FIPS 180-2, appendix B.1
    expect(digest("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });

  it("compare texts by content", () => {
    expect(sameText("ABC234", "ABC234")).toBe(true);
    expect(sameText("ABC234", "ABC235")).toBe(false);
    expect(sameText("ABC234", "ABC23")).toBe(false);
  });
});
