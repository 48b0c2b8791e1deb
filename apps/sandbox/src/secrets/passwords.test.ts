import { scrypt } from "node:crypto";
import { describe, expect, it } from "vitest";
import { scryptCost, scryptPasswords, type Scrypt } from "./passwords";

const cheap = { logN: 4, r: 8, p: 1 };

const nodeScrypt: Scrypt = (password, salt, { logN, r, p }) =>
  new Promise((resolve, reject) =>
    scrypt(password, salt, 32, { N: 2 ** logN, r, p }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

describe("password hashes", () => {
  it("match their own password and no other", async () => {
    const passwords = scryptPasswords({ cost: cheap });
    const stored = await passwords.hash("Jūrmala 2026");
    expect(await passwords.verify("Jūrmala 2026", stored)).toBe(true);
    expect(await passwords.verify("Jurmala 2026", stored)).toBe(false);
    expect(await passwords.verify("", stored)).toBe(false);
  });

  it("differ for the same password", async () => {
    const passwords = scryptPasswords({ cost: cheap });
    expect(await passwords.hash("Liepaja2026")).not.toBe(await passwords.hash("Liepaja2026"));
  });

  it("are readable by every implementation of scrypt, at any cost", async () => {
    const portable = scryptPasswords({ cost: cheap });
    const native = scryptPasswords({ cost: { logN: 5, r: 4, p: 2 }, scrypt: nodeScrypt });
    expect(await native.verify("Liepaja2026", await portable.hash("Liepaja2026"))).toBe(true);
    expect(await portable.verify("Liepaja2026", await native.hash("Liepaja2026"))).toBe(true);
  });

  it("match a password typed with composed or combining letters alike, and nothing else [ASVS 6.2.8]", async () => {
    const passwords = scryptPasswords({ cost: cheap });
    const stored = await passwords.hash("Z\u0101le2026");
    expect(await passwords.verify("Za\u0304le2026", stored)).toBe(true);
    for (const other of ["z\u0101le2026", "Z\u0101le2026 ", "Z\u0101le202", "Z\u0101le202\uFF16"])
      expect(await passwords.verify(other, stored)).toBe(false);
  });

  it("have a decoy of the same cost that no password matches", async () => {
    const passwords = scryptPasswords({ cost: cheap });
    expect(passwords.decoy).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$/);
    expect(await passwords.verify("Liepaja2026", passwords.decoy)).toBe(false);
  });

  it("use at least 32 MiB by default", () => {
    expect(128 * scryptCost.r * 2 ** scryptCost.logN).toBeGreaterThanOrEqual(32 * 1024 * 1024);
  });
});
