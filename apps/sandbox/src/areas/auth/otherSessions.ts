import { instant } from "../../db/schema";
import { type Db } from "../../ledger";

interface Others {
  loginId: string;
  /** The session that stays; null when none does. */
  sessionId: string | null;
  /** Ends this one alone, if it is among the others. */
  only?: string;
  now: number;
  reason: string;
}

/**
 * Ends the sessions of a login but for one, as when what it signs in with has changed (ASVS 7.4.3). Answers how many
 * were still alive.
 */
export async function revokeOtherSessions(
  db: Db,
  { loginId, sessionId, only, now, reason }: Others,
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
  return Number(revoked.numUpdatedRows);
}
