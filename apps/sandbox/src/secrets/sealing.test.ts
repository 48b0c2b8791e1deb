import { describe, expect, it } from "vitest";
import { systemRandom } from "./random";
import { newKey, readKey, sealing, type Sealed } from "./sealing";

const withNewKey = () => sealing(readKey(newKey(systemRandom)) ?? new Uint8Array());

describe("a sealed text", () => {
  const keys = withNewKey();

  it("opens as what it was, and never looks the same", () => {
    const [one, other] = [keys.seal("JBSWY3DPEHPK3PXP", "totp:1"), keys.seal("JBSWY3DPEHPK3PXP", "totp:1")];
    expect(one).not.toBe(other);
    expect(one).toMatch(new RegExp(`^v1\\.${keys.keyName}\\.[\\w-]+$`));
    expect([one, other].map((each) => keys.open(each, "totp:1"))).toEqual([
      "JBSWY3DPEHPK3PXP",
      "JBSWY3DPEHPK3PXP",
    ]);
  });

  it("opens for nobody else, not changed, and not under another key", () => {
    const sealed = keys.seal("JBSWY3DPEHPK3PXP", "totp:1");
    // Not the last letter: a part of its bits is not read.
    const changed = sealed.replace(/.(?=.$)/, (letter) => (letter === "A" ? "B" : "A")) as Sealed;
    expect(() => keys.open(sealed, "totp:2")).toThrow();
    expect(() => keys.open(changed, "totp:1")).toThrow();
    expect(() => withNewKey().open(sealed, "totp:1")).toThrow("not under the key");
  });

  it("needs a key of 256 bits", () => {
    expect(readKey(newKey(systemRandom))).toHaveLength(32);
    expect(readKey(Buffer.alloc(32, 255).toString("base64"))).toHaveLength(32);
    for (const text of ["", "short", "x".repeat(44), "a key with spaces, forty-three letters long."])
      expect(readKey(text)).toBeNull();
  });
});
