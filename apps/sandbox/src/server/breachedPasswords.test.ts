import { createHash } from "node:crypto";
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeOnPGlite } from "../platform/testDatabases";
import { testBank } from "../testing/testBank";
import { breachedPasswords } from "./breachedPasswords";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "amberline-breached-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const hashOf = (password: string) => createHash("sha1").update(password).digest("hex").toUpperCase();

let files = 0;
async function fileOf(lines: string[], end = "\r\n"): Promise<string> {
  const file = path.join(folder, `${(files += 1)}.txt`);
  await writeFile(file, lines.join("\r\n") + end);
  return file;
}
const listOf = (passwords: string[], end?: string) =>
  fileOf(passwords.map((password, at) => `${hashOf(password)}:${10 ** (at % 8)}`).sort(), end);

describe("a file of leaked passwords", () => {
  it.each([1, 2, 70, 71, 5_000])(
    "of %i lines is found to have each of its own, and no other",
    async (count) => {
      const leaked = Array.from({ length: count }, (_, at) => `Leaked${at}`);
      for (const end of ["\r\n", ""]) {
        const isBreached = await breachedPasswords(await listOf(leaked, end));
        const some = leaked.filter((_, at) => at % Math.ceil(count / 100) === 0);
        const found = await Promise.all(some.map(isBreached));
        expect(found.indexOf(false)).toBe(-1);
        const others = Array.from({ length: 200 }, (_, at) => isBreached(`Other${at}`));
        expect((await Promise.all(others)).indexOf(true)).toBe(-1);
      }
    },
  );

  it("may be exchanged for another while the bank serves", async () => {
    const [file, newer] = [await listOf(["Leaked1"]), await listOf(["Leaked2"])];
    const isBreached = await breachedPasswords(file);
    await rename(newer, file);
    expect([await isBreached("Leaked1"), await isBreached("Leaked2")]).toEqual([false, true]);
  });

  it("is refused at the start, in a sentence, if it is missing or not in the order of its hashes", async () => {
    const many = Array.from({ length: 5_000 }, (_, at) => `${hashOf(`Leaked${at}`)}:1`).sort();
    const halves = [...many.slice(2_500), ...many.slice(0, 2_500)];
    await expect(breachedPasswords(path.join(folder, "none.txt"))).rejects.toMatchObject({
      sentence: expect.stringMatching(/^BREACHED_PASSWORDS: the file .*none\.txt cannot be read\.$/),
    });
    await expect(breachedPasswords(folder)).rejects.toMatchObject({
      sentence: expect.stringMatching(/read/),
    });
    for (const lines of [[], ["password:5"], many.toReversed(), halves])
      await expect(breachedPasswords(await fileOf(lines))).rejects.toMatchObject({
        sentence: expect.stringMatching(/^BREACHED_PASSWORDS: .* SHA-1 hashes in their order/),
      });
  });
});

describeOnPGlite("a new password", (at) => {
  const leaked = "Zilonis7Peld5Daugava";

  it("that was in a leak is refused in words, whoever chooses it and wherever [ASVS 6.2.12]", async () => {
    const bank = testBank(at, { isBreached: await breachedPasswords(await listOf([leaked])) });
    const who = await bank.customer({ twoFactor: false });
    const { accessToken: token } = await bank.signIn(who);
    await bank.stepUp(who, token, "passwordChange");
    const changed = await bank.call("passwordChange", { password: leaked }, { token });
    expect(changed.err).toMatch(/^This password was in a data leak of another service/);
    const inLatvian = await bank.call("passwordChange", { password: leaked }, { token, language: "lv" });
    expect(inLatvian.err).toMatch(/^Šī parole ir bijusi cita pakalpojuma datu noplūdē/);
    await bank.call("reset", { email: who.login });
    const reset = { email: who.login, code: await bank.sentCode(who), password: leaked };
    expect((await bank.call("resetConfirm", reset)).err).toBe(changed.err);
    expect((await bank.call("resetConfirm", { ...reset, password: `${leaked}1` })).status).toBe(200);
  });
});
