import { type Db } from "../../ledger";
import { type Language } from "../../locales";

/** That of the last verification; Latvian without one. */
export async function languageOfLogin(db: Db, loginId: string): Promise<Language> {
  const verification = await db
    .selectFrom("verifications")
    .select("language")
    .where("login_id", "=", loginId)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return verification?.language ?? "lv";
}
