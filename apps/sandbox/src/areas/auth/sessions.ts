import { epochOf, instant } from "../../db/schema";
import { inTransaction, type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { digest } from "../../secrets/digest";
import { randomToken, uuid, type Random } from "../../secrets/random";
import { type Device } from "./device";

/** Spec section 9: the session lives 10 minutes from the last token. */
const accessLifeMs = 600_000;
/** A refresh is accepted a little after the access token is over, for an answer that came late. */
const refreshGraceMs = 60_000;
/** However often it is extended, a session ends after half a day. */
const sessionLifeMs = 12 * 3_600_000;

export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
}

/** When what a session is given now will be over: its next access token, and the session if nothing extends it. */
export function endsOf(session: { created_at: string }, now: number): { token: number; session: number } {
  const end = epochOf(session.created_at) + sessionLifeMs;
  return {
    token: Math.min(now + accessLifeMs, end),
    session: Math.min(now + accessLifeMs + refreshGraceMs, end),
  };
}

/** A new refresh token of a session: its text names the session. */
export const newRefreshToken = (random: Random, sessionId: string): string =>
  `${sessionId}.${randomToken(random)}`;

/** Gives a session one more access token; only its digest is kept. */
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
  return token;
}

/** Begins a session; its first token speaks for the given account. */
export function openSession(
  { db, random }: Pick<Parts, "db" | "random">,
  opened: { loginId: string; accountId: string | null; now: number; device?: Device },
): Promise<SessionTokens> {
  const { loginId, accountId, now, device = { browser: "", system: "" } } = opened;
  const sessionId = uuid(random);
  const refreshToken = newRefreshToken(random, sessionId);
  const ends = endsOf({ created_at: instant(now) }, now);
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
    const parts = { db: trx, random };
    const accessToken = await addAccessToken(parts, { sessionId, accountId, now, expiresAt: ends.token });
    return { accessToken, refreshToken };
  });
}

/** A token for another account of the same login. It ends with the token that asked, so asking extends nothing. */
export const tokenForAccount = (
  parts: Pick<Parts, "db" | "random">,
  asked: { sessionId: string; accountId: string; now: number; expiresAt: number },
): Promise<string> => addAccessToken(parts, asked);

/** A new token for the session's own account after the customer proved who they are once more. */
export function extendSession(
  { db, random }: Pick<Parts, "db" | "random">,
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
    const ends = endsOf(session, now);
    await trx
      .updateTable("sessions")
      .set({ expires_at: instant(ends.session) })
      .where("id", "=", sessionId)
      .execute();
    const parts = { db: trx, random };
    return addAccessToken(parts, { sessionId, accountId, now, expiresAt: ends.token });
  });
}

/** Ends a session and every token of it. */
export async function revokeSession(db: Db, sessionId: string, now: number, reason: string): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ revoked_at: instant(now), revoked_reason: reason })
    .where("id", "=", sessionId)
    .where("revoked_at", "is", null)
    .execute();
}
