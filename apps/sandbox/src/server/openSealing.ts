import { type Kysely, sql } from "kysely";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { codeAbout } from "../areas/auth/codes";
import { totpAbout } from "../areas/auth/totp";
import { recoveryCodeAbout } from "../areas/twoFactor/recoveryCodes";
import { waitForTurn } from "../db/advisoryLocks";
import { type Database } from "../db/schema";
import { inTransaction, type Db } from "../ledger";
import { messageAbout } from "../outbox";
import { systemRandom } from "../secrets/random";
import { newKey, readKey, sealing, type Sealed, type Sealing } from "../secrets/sealing";
import { type Options } from "./options";
import { pushKeyAbout } from "./vapid";
import { StartProblem } from "./startProblem";

const setting = "secrets.key";

/** Every column of sealed texts. */
const columns = [
  { table: "logins", id: "id", column: "totp_secret", about: totpAbout },
  { table: "totp_setups", id: "login_id", column: "secret", about: totpAbout },
  { table: "operators", id: "id", column: "totp_secret", about: totpAbout },
  { table: "operator_sessions", id: "hash", column: "totp_setup", about: totpAbout },
  { table: "recovery_codes", id: "id", column: "code_hash", about: recoveryCodeAbout },
  { table: "outbox", id: "message_id", column: "sealed_body", about: messageAbout },
  { table: "push_keys", id: "id", column: "sealed_private", about: pushKeyAbout },
  { table: "codes", id: "id", column: "code_hash", about: codeAbout },
] as const;

async function sealAll(trx: Db, old: Sealing | null, current: Sealing): Promise<void> {
  for (const { table, id: key, column, about } of columns) {
    const [from, id, text] = [sql.table(table), sql.ref(key), sql.ref(column)];
    const { rows } = await sql<{ id: string; text: string }>`
      select ${id} as id, ${text} as text from ${from} where ${text} is not null for update
    `.execute(trx);
    for (const row of rows) {
      const plain = old ? old.open(row.text as Sealed, about(row.id)) : row.text;
      await sql`update ${from} set ${text} = ${current.seal(plain, about(row.id))} where ${id} = ${row.id}`.execute(
        trx,
      );
    }
  }
}

const nameOfKey = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom("settings").select("value").where("key", "=", setting).executeTakeFirst())?.value;

/**
 * Sees to it that what has to be secret is under the current key: what an earlier version left readable, and what is
 * under the old key, all of it or nothing. Throws StartProblem if it is under neither.
 */
export async function sealStored(db: Kysely<Database>, current: Sealing, old: Sealing | null): Promise<void> {
  await inTransaction(db, async (trx) => {
    await waitForTurn(trx, "sealing");
    const name = await nameOfKey(trx);
    if (name === current.keyName) return;
    if (name !== undefined && name !== old?.keyName) {
      throw new StartProblem(
        "The database's secrets are under another key: give that one as SECRETS_KEY, or as SECRETS_KEY_OLD beside the new one.",
      );
    }
    await sealAll(trx, name === undefined ? null : old, current);
    const value = current.keyName;
    await trx
      .insertInto("settings")
      .values({ key: setting, value })
      .onConflict((row) => row.column("key").doUpdateSet({ value }))
      .execute();
  });
}

/** The key beside the embedded database, made at the first start. */
async function keyBeside(db: Kysely<Database>, dataDir: string): Promise<Uint8Array> {
  if (dataDir.startsWith("memory://")) return systemRandom(32);
  const file = path.join(dataDir, "secrets.key");
  const kept = await readFile(file, "utf8").catch(() => null);
  if (kept === null && (await nameOfKey(db)) !== undefined)
    throw new StartProblem(
      `${file} is gone, which had the key of the database's secrets: put it back, or --reset.`,
    );
  const text = kept ?? newKey(systemRandom);
  if (kept === null) await writeFile(file, text, { mode: 0o600, flag: "wx" });
  const key = readKey(text.trim());
  if (!key)
    throw new StartProblem(`${file} is damaged: put back the key of the database's secrets, or --reset.`);
  return key;
}

/** Opens what the database has sealed. Throws StartProblem if the key is not the one. */
export async function openSealing(
  db: Kysely<Database>,
  { secretsKey, secretsKeyOld, dataDir }: Pick<Options, "secretsKey" | "secretsKeyOld" | "dataDir">,
): Promise<Sealing> {
  const current = sealing(secretsKey ?? (await keyBeside(db, dataDir)));
  await sealStored(db, current, secretsKeyOld ? sealing(secretsKeyOld) : null);
  return current;
}
