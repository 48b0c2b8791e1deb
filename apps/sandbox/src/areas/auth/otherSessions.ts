import { instant } from "../../db/schema";
import { type Db } from "../../ledger";

/**
 * Ends every session of a login but the one named, if one is, after what it signs in with has changed (ASVS 7.4.3).
 * Answers how many were still alive.
 */
export async function revokeOtherSessions(
  db: Db,
  {
    loginId,
    sessionId,
    now,
    reason,
  }: { loginId: string; sessionId: string | null; now: number; reason: string },
): Promise<number> {
  const revoked = await db
    .updateTable("sessions")
    .set({ revoked_at: instant(now), revoked_reason: reason })
    .where("login_id", "=", loginId)
    .$if(sessionId !== null, (query) => query.where("id", "<>", sessionId))
    .where("revoked_at", "is", null)
    .where("expires_at", ">", instant(now))
    .executeTakeFirst();
  return Number(revoked.numUpdatedRows);
}
