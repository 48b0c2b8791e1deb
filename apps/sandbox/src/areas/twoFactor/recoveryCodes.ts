import { instant, type Count } from "../../db/schema";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { sameText } from "../../secrets/digest";
import { randomCode, uuid, type Random } from "../../secrets/random";

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

export interface NewRecoveryCode {
  code: string;
  hash: string;
}

/**
 * Only their hashes are stored, so this is the only time they can be shown. They share a salt, so that a typed code is
 * hashed once for all; takes as long as a password, so before a transaction.
 */
export async function newRecoveryCodes({
  random,
  passwords,
}: Pick<Parts, "random" | "passwords">): Promise<NewRecoveryCode[]> {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(randomRecoveryCode(random));
  const salt = random(16);
  const made: NewRecoveryCode[] = [];
  for (const code of codes) made.push({ code, hash: await passwords.hashOfSet(code, salt) });
  return made;
}

/** Replaces all codes. Of several concurrent calls the last one's codes stay. */
export async function replaceRecoveryCodes(
  trx: Db,
  { random, sealing }: Pick<Parts, "random" | "sealing">,
  { loginId, codes, now }: { loginId: string; codes: readonly NewRecoveryCode[]; now: number },
): Promise<string[]> {
  await trx.selectFrom("logins").select("id").where("id", "=", loginId).forUpdate().execute();
  await forgetRecoveryCodes(trx, loginId);
  const rows = codes.map(({ hash }) => {
    const id = uuid(random);
    const sealed = sealing.seal(hash, recoveryCodeAbout(id));
    return { id, login_id: loginId, code_hash: sealed, created_at: instant(now) };
  });
  await trx.insertInto("recovery_codes").values(rows).execute();
  return codes.map(({ code }) => code);
}

export async function forgetRecoveryCodes(trx: Db, loginId: string): Promise<void> {
  await trx.deleteFrom("recovery_codes").where("login_id", "=", loginId).execute();
}

/** Finds a code, used or not, ignoring letter case; null for other texts. */
export async function findRecoveryCode(
  { db, passwords, sealing }: Pick<Parts, "db" | "passwords" | "sealing">,
  loginId: string,
  typed: string,
): Promise<{ id: string; isUsed: boolean } | null> {
  const code = typed.trim().toUpperCase();
  if (!pattern.test(code)) return null;
  const rows = await db
    .selectFrom("recovery_codes")
    .select(["id", "code_hash", "used_at"])
    .where("login_id", "=", loginId)
    .execute();
  const kept = rows.map((row) => ({ ...row, hash: sealing.open(row.code_hash, recoveryCodeAbout(row.id)) }));
  const [first] = kept;
  if (!first) return null;
  const hash = await passwords.hashLike(code, first.hash);
  const [found] = kept.filter((each) => sameText(each.hash, hash));
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
