import { generateSync } from "otplib";
import { describe, expect, it } from "vitest";
import { systemRandom } from "../../secrets/random";
import { newTotpSecret, totpAddress, totpCode, totpStepOf } from "./totp";

/** RFC 6238, appendix B: the ASCII secret "12345678901234567890" in base32. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const vectors = [
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
] as const;

describe("one-time codes", () => {
  it.each(vectors)("are those of RFC 6238 at %i seconds, all eight digits", (epoch, code) => {
    expect(generateSync({ secret, epoch, algorithm: "sha1", digits: 8, period: 30 })).toBe(code);
  });

  it.each(vectors)("are its last six digits at %i seconds, and recognised then", (seconds, code) => {
    const step = Math.floor(seconds / 30);
    expect(totpCode(secret, step)).toBe(code.slice(2));
    expect(totpStepOf(secret, code.slice(2), seconds * 1000)).toBe(step);
  });

  it("are recognised one step early and one step late, and no further", () => {
    const step = 59_000_000;
    const code = totpCode(secret, step);
    for (const [offset, found] of [
      [-2, null],
      [-1, step],
      [0, step],
      [1, step],
      [2, null],
    ] as const) {
      const startOf = (step + offset) * 30_000;
      for (const now of [startOf, startOf + 29_999]) expect(totpStepOf(secret, code, now)).toBe(found);
    }
  });

  it.each(["", "12345", "1234567", "12345a", "１２３４５６", " 123456", "123456\n"])(
    "are never %j",
    (text) => {
      expect(totpStepOf(secret, text, 59_000)).toBeNull();
    },
  );
});

describe("a new secret", () => {
  it("has 160 bits in base32 and is different each time", () => {
    const made = Array.from({ length: 20 }, () => newTotpSecret(systemRandom));
    for (const text of made) expect(text).toMatch(/^[A-Z2-7]{32}$/);
    expect(new Set(made).size).toBe(20);
  });

  it("is given to an app with issuer, account and every parameter", () => {
    const address = new URL(totpAddress(secret, "jānis+bank@amberline.example"));
    expect(address.protocol + address.host).toBe("otpauth:totp");
    expect(decodeURIComponent(address.pathname)).toBe("/Amberline:jānis+bank@amberline.example");
    expect(Object.fromEntries(address.searchParams)).toEqual({
      secret,
      issuer: "Amberline",
      algorithm: "SHA1",
      digits: "6",
      period: "30",
    });
  });
});
