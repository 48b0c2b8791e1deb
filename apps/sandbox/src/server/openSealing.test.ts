import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { instant } from "../db/schema";
import { describeOnDatabases, describeOnPGlite } from "../platform/testDatabases";
import { digest } from "../secrets/digest";
import { sealing, type Sealed } from "../secrets/sealing";
import { start, testBank } from "../testing/testBank";
import { openSealing, sealStored } from "./openSealing";

const keyOf = (fill: number) => sealing(new Uint8Array(32).fill(fill));
const earlier = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

describeOnDatabases("what an earlier version left readable", (at) => {
  const [first, second, third] = [keyOf(1), keyOf(2), keyOf(3)];

  /** A customer of an earlier version: a secret, a code sent by mail, both as they were stored. */
  async function ofEarlier() {
    const bank = testBank(at, { sealing: first });
    const who = await bank.customer({ twoFactor: false });
    const { id } = await at.db
      .selectFrom("logins")
      .select("id")
      .where("email", "=", who.login)
      .executeTakeFirstOrThrow();
    await sql`update logins set totp_secret = ${earlier}, two_factor = true where id = ${id}`.execute(at.db);
    await sql`
      insert into codes (id, login_id, purpose, code_hash, created_at, expires_at)
      values (gen_random_uuid(), ${id}, 'reset', ${digest("AAAAAA")}, ${instant(start)}, ${instant(start + 600_000)})
    `.execute(at.db);
    return { ...who, totpSecret: earlier };
  }
  const stored = async () => {
    const { rows } = await sql<{ text: string }>`
      select totp_secret as text from logins where totp_secret is not null union all select code_hash from codes
    `.execute(at.db);
    return rows.map(({ text }) => text);
  };
  const names = async () => new Set((await stored()).map((text) => text.split(".")[1]));

  it("is sealed at the first start, moved to another key with both, and opened by no third", async () => {
    const who = await ofEarlier();
    await sealStored(at.db, first, null);
    expect(JSON.stringify(await stored())).not.toMatch(new RegExp(`${earlier}|${digest("AAAAAA")}`));
    expect(await names()).toEqual(new Set([first.keyName]));
    expect((await testBank(at, { sealing: first }).signIn(who)).accessToken).toBeTruthy();

    const sealed = await stored();
    await sealStored(at.db, first, null);
    expect(await stored()).toEqual(sealed);
    for (const attempt of [sealStored(at.db, second, null), sealStored(at.db, second, third)])
      await expect(attempt).rejects.toThrow(/^The database's secrets are under another key: /);
    expect(await stored()).toEqual(sealed);

    await sealStored(at.db, second, first);
    expect(await names()).toEqual(new Set([second.keyName]));
    const bank = testBank(at, { sealing: second });
    const asked = { email: who.login, code: "AAAAAA", password: "Zils ezis dzied 7" };
    expect((await bank.call("resetConfirm", asked)).err).toBeUndefined();
    bank.later(60_000);
    const signedIn = await bank.signIn({ ...who, password: asked.password });
    expect(signedIn.accessToken).toBeTruthy();
  });

  it("stays as it was if one of them cannot be moved", async () => {
    const name = await at.db
      .selectFrom("settings")
      .select("value")
      .where("key", "=", "secrets.key")
      .execute();
    await sql`update codes set code_hash = ${"v1.broken.text" as Sealed}`.execute(at.db);
    const before = await stored();
    await expect(sealStored(at.db, third, second)).rejects.toThrow();
    expect(await stored()).toEqual(before);
    expect(
      await at.db.selectFrom("settings").select("value").where("key", "=", "secrets.key").execute(),
    ).toEqual(name);
  });
});

describeOnPGlite("the key beside the embedded database", (at) => {
  let dataDir = "";
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), "amberline-key-"));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));
  const open = () => openSealing(at.db, { dataDir, secretsKey: undefined, secretsKeyOld: undefined });

  it("is made once, for this user only, and its loss or damage is said in one sentence", async () => {
    const file = path.join(dataDir, "secrets.key");
    const made = await open();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await open()).keyName).toBe(made.keyName);
    const kept = await readFile(file, "utf8");
    await writeFile(file, "damaged");
    await expect(open()).rejects.toThrow(/secrets\.key is damaged: put back the key/);
    await rm(file);
    await expect(open()).rejects.toThrow(/secrets\.key is gone, .* put it back, or --reset\.$/);
    await writeFile(file, kept);
    expect((await open()).keyName).toBe(made.keyName);
  });
});
