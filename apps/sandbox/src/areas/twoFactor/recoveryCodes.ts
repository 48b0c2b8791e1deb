import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { instant, type Count } from "../../db/schema";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { sameText } from "../../secrets/digest";
import { base64url, fromBase64url, randomCode, uuid, type Random } from "../../secrets/random";

/** How many codes a customer gets at once. */
export const recoveryCodeCount = 10;

/** The alphabet of `randomCode`; one letter at least, so that a code of the authenticator app is never taken for one. */
const pattern = /^(?=.*[A-Z])[2-9A-HJ-NP-Z]{6}$/;

function randomRecoveryCode(random: Random): string {
  for (;;) {
    const code = randomCode(random);
    if (pattern.test(code)) return code;
  }
}

const hashOf = (code: string, loginId: string, salt: string) =>
  base64url(hmac(sha256, fromBase64url(salt), utf8ToBytes(`${loginId}:${code}`)));

/**
 * Makes new codes in place of all there were. Only their hashes are kept: this is the one time they can be shown. Of
 * several at once the last one's codes stay.
 */
export async function replaceRecoveryCodes(
  trx: Db,
  { random }: Pick<Parts, "random">,
  { loginId, now }: { loginId: string; now: number },
): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(randomRecoveryCode(random));
  await trx.selectFrom("logins").select("id").where("id", "=", loginId).forUpdate().execute();
  await forgetRecoveryCodes(trx, loginId);
  const rows = [...codes].map((code) => {
    const salt = base64url(random(16));
    const hash = hashOf(code, loginId, salt);
    return { id: uuid(random), login_id: loginId, salt, code_hash: hash, created_at: instant(now) };
  });
  await trx.insertInto("recovery_codes").values(rows).execute();
  return [...codes];
}

/** Throws a customer's codes away. */
export async function forgetRecoveryCodes(trx: Db, loginId: string): Promise<void> {
  await trx.deleteFrom("recovery_codes").where("login_id", "=", loginId).execute();
}

/** The id of the unused code a customer typed, in any letter case; null for any other text. */
export async function findRecoveryCode(db: Db, loginId: string, typed: string): Promise<string | null> {
  const code = typed.trim().toUpperCase();
  if (!pattern.test(code)) return null;
  const rows = await db
    .selectFrom("recovery_codes")
    .select(["id", "salt", "code_hash"])
    .where("login_id", "=", loginId)
    .where("used_at", "is", null)
    .execute();
  const found = rows.filter(({ salt, code_hash: hash }) => sameText(hash, hashOf(code, loginId, salt)));
  return found[0]?.id ?? null;
}

/** Uses a code up. False when it was used or replaced meanwhile; of several at once only one gets true. */
export async function consumeRecoveryCode(db: Db, id: string, now: number): Promise<boolean> {
  const used = await db
    .updateTable("recovery_codes")
    .set({ used_at: instant(now) })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

/** How many codes a customer has not used yet. */
export async function recoveryCodesLeft(db: Db, loginId: string): Promise<number> {
  const { left } = await db
    .selectFrom("recovery_codes")
    .select((row) => row.fn.countAll<Count>().as("left"))
    .where("login_id", "=", loginId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return left;
}
