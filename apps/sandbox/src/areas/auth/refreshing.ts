import { audit } from "../../audit";
import { epochOf, instant } from "../../db/schema";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { digest, sameText } from "../../secrets/digest";
import { accountsOf } from "../../http/caller";
import { addAccessToken, endsOf, newRefreshToken, revokeSession, type SessionTokens } from "./sessions";

/**
 * Grace period in which the token just replaced is accepted once more: an answer was lost, or two tabs refreshed at
 * once.
 */
export const reuseGraceMs = 30_000;

const sessionIdIn = (refreshToken: string) =>
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(refreshToken)?.[1] ?? null;

const lockSession = (trx: Db, sessionId: string) =>
  trx.selectFrom("sessions").selectAll().where("id", "=", sessionId).forUpdate().executeTakeFirst();

type Session = NonNullable<Awaited<ReturnType<typeof lockSession>>>;

/** The session's refresh tokens after `token` was exchanged for `next`; null if it must not be. */
function tokensAfter(session: Session, token: string, next: string, now: number) {
  const [used, answer] = [digest(token), digest(next)];
  const isUsed = (kept: string | null) => kept !== null && sameText(kept, used);
  if (isUsed(session.refresh_hash) || isUsed(session.sibling_refresh_hash)) {
    return {
      refresh_hash: answer,
      sibling_refresh_hash: null,
      previous_refresh_hash: used,
      rotated_at: instant(now),
    };
  }
  const isInTime = session.rotated_at !== null && now - epochOf(session.rotated_at) <= reuseGraceMs;
  if (!isInTime || !isUsed(session.previous_refresh_hash)) return null;
  return {
    refresh_hash: answer,
    sibling_refresh_hash: session.refresh_hash,
    previous_refresh_hash: null,
    rotated_at: session.rotated_at,
  };
}

/** Returns the login whose session it was. */
async function endForReuse(trx: Db, { id, login_id: loginId }: Session, now: number): Promise<string> {
  await revokeSession(trx, id, now, "refresh token used again");
  await audit(trx, { at: now, action: "session.tokenReused", loginId, detail: { session: id } });
  return loginId;
}

/**
 * Exchanges a refresh token for new tokens, the access token for the login's first account. Null if the session is over
 * or the token unknown. The token just replaced is accepted once more within 30 seconds, and the first of the two
 * results to be used wins; any older token is considered stolen and ends the session (RFC 9700, 4.14.2).
 */
export async function rotate(
  { db, random, sessionLimits, pubsub }: Pick<Parts, "db" | "random" | "sessionLimits" | "pubsub">,
  refreshToken: string,
  now: number,
): Promise<SessionTokens | null> {
  const sessionId = sessionIdIn(refreshToken);
  if (!sessionId) return null;
  const rotated = await db.transaction().execute(async (trx) => {
    const session = await lockSession(trx, sessionId);
    if (!session || session.revoked_at || epochOf(session.expires_at) <= now) return null;
    const next = newRefreshToken(random, sessionId);
    const tokens = tokensAfter(session, refreshToken, next, now);
    if (!tokens) return endForReuse(trx, session, now);
    const ends = endsOf(session, now, sessionLimits);
    await trx
      .updateTable("sessions")
      .set({
        ...tokens,
        generation: session.generation + 1,
        last_seen_at: instant(now),
        expires_at: instant(ends.session),
      })
      .where("id", "=", sessionId)
      .execute();
    await trx
      .deleteFrom("access_tokens")
      .where("session_id", "=", sessionId)
      .where((token) =>
        token.or([
          token("expires_at", "<=", instant(now)),
          // The tokens of before a step-up end with it (ASVS 7.2.4).
          token.exists(trx.selectFrom("step_ups").select("act").where("session_id", "=", sessionId)),
        ]),
      )
      .execute();
    const accountId = (await accountsOf(trx, session.login_id))[0]?.id ?? null;
    const parts = { db: trx, random };
    const accessToken = await addAccessToken(parts, { sessionId, accountId, now, expiresAt: ends.token });
    return { accessToken, refreshToken: next };
  });
  if (typeof rotated !== "string") return rotated;
  await pubsub.publish(rotated);
  return null;
}
