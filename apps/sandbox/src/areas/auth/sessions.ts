import { hourMs, minuteMs } from "@amberline/domain/dates";
import { epochOf, instant } from "../../db/schema";
import { inTransaction, type Db } from "../../ledger";
import { type Parts, type SessionLimits } from "../../parts";
import { noteSession } from "../../platform/currentRequest";
import { digest } from "../../secrets/digest";
import { randomToken, uuid, type Random } from "../../secrets/random";
import { type Device } from "./device";

/** Specification 9: a session lives 10 minutes from the last token. It ends after half a day at the latest. */
export const defaultSessionLimits: SessionLimits = { idleMs: 10 * minuteMs, longestMs: 12 * hourMs };
/** Refreshing is accepted a little after the access token has expired, for a late answer. */
export const refreshGraceMs = 60_000;
/** More than tabs ask for within a token's life. */
export const tokensPerAccount = 100;
/** More than a person has devices. */
const sessionsPerLogin = 20;

export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
}

/** When the next access token expires, and the session if nothing extends it. */
export function endsOf(
  session: { created_at: string },
  now: number,
  { idleMs, longestMs }: SessionLimits,
): { token: number; session: number } {
  const end = epochOf(session.created_at) + longestMs;
  return {
    token: Math.min(now + idleMs, end),
    session: Math.min(now + idleMs + refreshGraceMs, end),
  };
}

/** The token contains the session's id. */
export const newRefreshToken = (random: Random, sessionId: string): string =>
  `${sessionId}.${randomToken(random)}`;

/** Stores only the digest of the token. */
export async function addAccessToken(
  { db, random }: Pick<Parts, "db" | "random">,
  row: { sessionId: string; accountId: string | null; now: number; expiresAt: number },
): Promise<string> {
  const token = randomToken(random);
  await db
    .insertInto("access_tokens")
    .values({
      hash: digest(token),
      session_id: row.sessionId,
      account_id: row.accountId,
      created_at: instant(row.now),
      expires_at: instant(row.expiresAt),
    })
    .execute();
  const surplus = db
    .selectFrom("access_tokens")
    .select("hash")
    .where("session_id", "=", row.sessionId)
    .where("account_id", "is not distinct from", row.accountId)
    .where("hash", "<>", digest(token))
    .orderBy("created_at", "desc")
    .orderBy("hash")
    .offset(tokensPerAccount - 1);
  await db.deleteFrom("access_tokens").where("hash", "in", surplus).execute();
  return token;
}

/** Ends those beside a new session that were seen longest ago, if there are too many (ASVS 7.1.2). */
async function endSurplus(trx: Db, loginId: string, sessionId: string, now: number): Promise<void> {
  const surplus = trx
    .selectFrom("sessions")
    .select("id")
    .where("login_id", "=", loginId)
    .where("id", "<>", sessionId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", instant(now))
    .orderBy("last_seen_at", "desc")
    .orderBy("id")
    .offset(sessionsPerLogin - 1);
  await trx
    .updateTable("sessions")
    .set({ revoked_at: instant(now), revoked_reason: "too many sessions" })
    .where("id", "in", surplus)
    .execute();
}

/**
 * Starts a session with a token for the account. It may end another, whose streams close once the caller publishes the
 * login, after the transaction.
 */
export function openSession(
  { db, random, sessionLimits }: Pick<Parts, "db" | "random" | "sessionLimits">,
  opened: { loginId: string; accountId: string | null; now: number; device?: Device },
): Promise<SessionTokens> {
  const { loginId, accountId, now, device = { browser: "", system: "" } } = opened;
  const sessionId = uuid(random);
  const refreshToken = newRefreshToken(random, sessionId);
  const ends = endsOf({ created_at: instant(now) }, now, sessionLimits);
  noteSession({ id: sessionId, loginId });
  return inTransaction(db, async (trx) => {
    await trx
      .insertInto("sessions")
      .values({
        id: sessionId,
        login_id: loginId,
        refresh_hash: digest(refreshToken),
        ...device,
        last_seen_at: instant(now),
        created_at: instant(now),
        expires_at: instant(ends.session),
      })
      .execute();
    await endSurplus(trx, loginId, sessionId, now);
    const parts = { db: trx, random };
    const accessToken = await addAccessToken(parts, { sessionId, accountId, now, expiresAt: ends.token });
    return { accessToken, refreshToken };
  });
}

/**
 * A token for another account of the login. It expires with the token that requested it, so that this extends nothing.
 */
export const tokenForAccount = (
  parts: Pick<Parts, "db" | "random">,
  asked: { sessionId: string; accountId: string; now: number; expiresAt: number },
): Promise<string> => addAccessToken(parts, asked);

/** A new token for the session's own account, after the customer has proved their identity again. */
export function extendSession(
  { db, random, sessionLimits }: Pick<Parts, "db" | "random" | "sessionLimits">,
  { sessionId, accountId }: { sessionId: string; accountId: string | null },
  now: number,
): Promise<string> {
  return inTransaction(db, async (trx) => {
    const session = await trx
      .selectFrom("sessions")
      .select("created_at")
      .where("id", "=", sessionId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const ends = endsOf(session, now, sessionLimits);
    await trx
      .updateTable("sessions")
      .set({ expires_at: instant(ends.session) })
      .where("id", "=", sessionId)
      .execute();
    const parts = { db: trx, random };
    return addAccessToken(parts, { sessionId, accountId, now, expiresAt: ends.token });
  });
}

/** Ends a session and all its tokens. */
export async function revokeSession(db: Db, sessionId: string, now: number, reason: string): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ revoked_at: instant(now), revoked_reason: reason })
    .where("id", "=", sessionId)
    .where("revoked_at", "is", null)
    .execute();
}
