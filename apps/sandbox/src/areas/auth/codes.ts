import { hourMs } from "@amberline/domain/dates";
import { epochOf, instant } from "../../db/schema";
import { inTransaction, type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { digest, sameText } from "../../secrets/digest";
import { randomCode, uuid } from "../../secrets/random";

export type CodePurpose = "email" | "phone" | "reset";

/** ASVS 6.5.5: at most ten minutes. */
const codeLifeMs = 600_000;
const wrongAttemptsPerCode = 5;
const pauseMs = 30_000;
const codesPerHour = 5;

type Asked = { loginId: string; purpose: CodePurpose; now: number };

/** Invalidates the open codes of a login, of one purpose or of all. */
export async function endCodes(
  db: Db,
  { loginId, purpose, now }: { loginId: string; purpose?: CodePurpose; now: number },
): Promise<void> {
  await db
    .updateTable("codes")
    .set({ expires_at: instant(now) })
    .where("login_id", "=", loginId)
    .where("expires_at", ">", instant(now))
    .$if(purpose !== undefined, (query) => query.where("purpose", "=", purpose ?? "reset"))
    .execute();
}

/**
 * Creates a code and invalidates the earlier ones. Null if one was created in the last 30 seconds or five in the last
 * hour. Of several concurrent calls only one gets a code.
 */
export async function makeCode(
  { db, random }: Pick<Parts, "db" | "random">,
  { loginId, purpose, now }: Asked,
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom("logins").select("id").where("id", "=", loginId).forUpdate().execute();
    const recent = await trx
      .selectFrom("codes")
      .select("created_at")
      .where("login_id", "=", loginId)
      .where("purpose", "=", purpose)
      .where("created_at", ">", instant(now - hourMs))
      .orderBy("created_at", "desc")
      .execute();
    const [newest] = recent;
    if (recent.length >= codesPerHour || (newest && epochOf(newest.created_at) > now - pauseMs)) return null;
    await endCodes(trx, { loginId, purpose, now });
    const code = randomCode(random);
    await trx
      .insertInto("codes")
      .values({
        id: uuid(random),
        login_id: loginId,
        purpose,
        code_hash: digest(code),
        created_at: instant(now),
        expires_at: instant(now + codeLifeMs),
      })
      .execute();
    return code;
  });
}

/**
 * `wrong` includes expired and used codes. `spent`: the current code had five wrong attempts, so that only a new one
 * helps.
 */
export type CodeVerdict = "right" | "wrong" | "spent";

/** Consumes a code if it is right, ignoring letter case. Locks the login first, like everything that changes it. */
export function useCode(
  { db }: Pick<Parts, "db">,
  { loginId, purpose, now, code }: Asked & { code: string },
): Promise<CodeVerdict> {
  return inTransaction(db, async (trx) => {
    await trx.selectFrom("logins").select("id").where("id", "=", loginId).forUpdate().execute();
    const live = await trx
      .selectFrom("codes")
      .select(["id", "code_hash", "attempts"])
      .where("login_id", "=", loginId)
      .where("purpose", "=", purpose)
      .where("used_at", "is", null)
      .where("expires_at", ">", instant(now))
      .orderBy("created_at", "desc")
      .executeTakeFirst();
    if (!live) return "wrong";
    if (live.attempts >= wrongAttemptsPerCode) return "spent";
    const isRight = sameText(live.code_hash, digest(code.trim().toUpperCase()));
    await trx
      .updateTable("codes")
      .set(isRight ? { used_at: instant(now) } : { attempts: live.attempts + 1 })
      .where("id", "=", live.id)
      .execute();
    return isRight ? "right" : "wrong";
  });
}
