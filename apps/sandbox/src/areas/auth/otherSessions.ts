import { instant } from "../../db/schema";
import { type Db } from "../../ledger";

interface OtherSessions {
  loginId: string;
  /** The session to keep; null for none. */
  sessionId: string | null;
  /** Ends only this session, unless it is the kept one. */
  only?: string;
  now: number;
  reason: string;
}

/**
 * Ends all sessions of a login but one, as after a change of credentials (ASVS 7.4.3), and pushes to their browsers. Returns how many were active.
 */
export async function revokeOtherSessions(
  db: Db,
  { loginId, sessionId, only, now, reason }: OtherSessions,
): Promise<number> {
  const revoked = await db
    .updateTable("sessions")
    .set({ revoked_at: instant(now), revoked_reason: reason })
    .where("login_id", "=", loginId)
    .$if(sessionId !== null, (query) => query.where("id", "<>", sessionId))
    .$if(only !== undefined, (query) => query.where("id", "=", only ?? ""))
    .where("revoked_at", "is", null)
    .where("expires_at", ">", instant(now))
    .executeTakeFirst();
  await db
    .deleteFrom("push_subscriptions")
    .where("login_id", "=", loginId)
    .$if(sessionId !== null, (query) => query.where("session_id", "is distinct from", sessionId))
    .$if(only !== undefined, (query) => query.where("session_id", "=", only ?? ""))
    .execute();
  return Number(revoked.numUpdatedRows);
}
