import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { instant, type Count } from "../../db/schema";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { sameText } from "../../secrets/digest";
import { base64url, fromBase64url, randomCode, uuid, type Random } from "../../secrets/random";

export const recoveryCodeCount = 10;

/** The alphabet of `randomCode`, with at least one letter, so that no code of the authenticator app matches. */
const pattern = /^(?=.*[A-Z])[2-9A-HJ-NP-Z]{6}$/;

function randomRecoveryCode(random: Random): string {
  for (;;) {
    const code = randomCode(random);
    if (pattern.test(code)) return code;
  }
}

/** What the sealed hash of a code is about. */
export const recoveryCodeAbout = (id: string): string => `recoveryCode:${id}`;

const hashOf = (code: string, loginId: string, salt: string) =>
  base64url(hmac(sha256, fromBase64url(salt), utf8ToBytes(`${loginId}:${code}`)));

/**
 * Replaces all codes. Only their hashes are stored, so this is the only time they can be shown. Of several concurrent
 * calls the last one's codes stay.
 */
export async function replaceRecoveryCodes(
  trx: Db,
  { random, sealing }: Pick<Parts, "random" | "sealing">,
  { loginId, now }: { loginId: string; now: number },
): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(randomRecoveryCode(random));
  await trx.selectFrom("logins").select("id").where("id", "=", loginId).forUpdate().execute();
  await forgetRecoveryCodes(trx, loginId);
  const rows = [...codes].map((code) => {
    const salt = base64url(random(16));
    const id = uuid(random);
    const hash = sealing.seal(hashOf(code, loginId, salt), recoveryCodeAbout(id));
    return { id, login_id: loginId, salt, code_hash: hash, created_at: instant(now) };
  });
  await trx.insertInto("recovery_codes").values(rows).execute();
  return [...codes];
}

export async function forgetRecoveryCodes(trx: Db, loginId: string): Promise<void> {
  await trx.deleteFrom("recovery_codes").where("login_id", "=", loginId).execute();
}

/** Finds a code, used or not, ignoring letter case; null for other texts. */
export async function findRecoveryCode(
  { db, sealing }: Pick<Parts, "db" | "sealing">,
  loginId: string,
  typed: string,
): Promise<{ id: string; isUsed: boolean } | null> {
  const code = typed.trim().toUpperCase();
  if (!pattern.test(code)) return null;
  const rows = await db
    .selectFrom("recovery_codes")
    .select(["id", "salt", "code_hash", "used_at"])
    .where("login_id", "=", loginId)
    .execute();
  const [found] = rows.filter(({ id, salt, code_hash: sealed }) =>
    sameText(sealing.open(sealed, recoveryCodeAbout(id)), hashOf(code, loginId, salt)),
  );
  return found ? { id: found.id, isUsed: found.used_at !== null } : null;
}

/** False if the code was used or replaced meanwhile; of several concurrent calls only one gets true. */
export async function consumeRecoveryCode(db: Db, id: string, now: number): Promise<boolean> {
  const used = await db
    .updateTable("recovery_codes")
    .set({ used_at: instant(now) })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

export const recoveryCodesLeft = (db: Db, loginId: string) =>
  db
    .selectFrom("recovery_codes")
    .select((row) => row.fn.countAll<Count>().as("left"))
    .where("login_id", "=", loginId)
    .where("used_at", "is", null);
