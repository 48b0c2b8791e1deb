import { instant, epochOf } from "../../db/schema";
import { type Parts } from "../../parts";
import { digest, sameText } from "../../secrets/digest";
import { randomToken, uuid, type Random } from "../../secrets/random";
import { accountsOf } from "./caller";
import { type Db } from "../../ledger";

/** Spec section 9: the session lives 10 minutes from the last token. */
export const accessLifeMs = 600_000;
/** A refresh is accepted a little after the access token is over, for an answer that came late. */
const refreshGraceMs = 60_000;
/** However often it is extended, a session ends after half a day. */
const sessionLifeMs = 12 * 3_600_000;

export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
}

async function addAccessToken(
  db: Db,
  random: Random,
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
export async function openSession(
  { db, random }: Pick<Parts, "db" | "random">,
  { loginId, accountId, now }: { loginId: string; accountId: string | null; now: number },
): Promise<SessionTokens> {
  const sessionId = uuid(random);
  const refreshToken = `${sessionId}.${randomToken(random)}`;
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto("sessions")
      .values({
        id: sessionId,
        login_id: loginId,
        refresh_hash: digest(refreshToken),
        created_at: instant(now),
        expires_at: instant(now + accessLifeMs + refreshGraceMs),
      })
      .execute();
    const expiresAt = now + accessLifeMs;
    return {
      accessToken: await addAccessToken(trx, random, { sessionId, accountId, now, expiresAt }),
      refreshToken,
    };
  });
}

/** A token for another account of the same login. It ends with the token that asked, so asking extends nothing. */
export const tokenForAccount = (
  { db, random }: Pick<Parts, "db" | "random">,
  asked: { sessionId: string; accountId: string; now: number; expiresAt: number },
): Promise<string> => addAccessToken(db, random, asked);

/** Ends a session and every token of it. */
export async function revokeSession(db: Db, sessionId: string, now: number, reason: string): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ revoked_at: instant(now), revoked_reason: reason })
    .where("id", "=", sessionId)
    .where("revoked_at", "is", null)
    .execute();
}

const sessionIdIn = (refreshToken: string) =>
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(refreshToken)?.[1] ?? null;

/**
 * Exchanges a refresh token for new tokens, the access token for the login's first account. Null when the session is over or the token unknown. A token that was
 * exchanged before is taken for stolen and ends the session for whoever holds the newer one (RFC 9700, 4.14.2).
 */
export async function rotate(
  { db, random }: Pick<Parts, "db" | "random">,
  refreshToken: string,
  now: number,
): Promise<(SessionTokens & { loginId: string }) | null> {
  const sessionId = sessionIdIn(refreshToken);
  if (!sessionId) return null;
  return db.transaction().execute(async (trx) => {
    const session = await trx
      .selectFrom("sessions")
      .selectAll()
      .where("id", "=", sessionId)
      .forUpdate()
      .executeTakeFirst();
    if (!session || session.revoked_at || epochOf(session.expires_at) <= now) return null;
    if (!sameText(session.refresh_hash, digest(refreshToken))) {
      await revokeSession(trx, sessionId, now, "refresh token used again");
      return null;
    }
    const end = epochOf(session.created_at) + sessionLifeMs;
    const expiresAt = Math.min(now + accessLifeMs, end);
    const next = `${sessionId}.${randomToken(random)}`;
    await trx
      .updateTable("sessions")
      .set({
        refresh_hash: digest(next),
        previous_refresh_hash: session.refresh_hash,
        rotated_at: instant(now),
        generation: session.generation + 1,
        expires_at: instant(Math.min(now + accessLifeMs + refreshGraceMs, end)),
      })
      .where("id", "=", sessionId)
      .execute();
    await trx
      .deleteFrom("access_tokens")
      .where("session_id", "=", sessionId)
      .where("expires_at", "<=", instant(now))
      .execute();
    const accountId = (await accountsOf(trx, session.login_id))[0]?.id ?? null;
    const accessToken = await addAccessToken(trx, random, { sessionId, accountId, now, expiresAt });
    return { accessToken, refreshToken: next, loginId: session.login_id };
  });
}

/** A new token for the session's own account after the customer proved who they are once more. */
export async function extendSession(
  { db, random }: Pick<Parts, "db" | "random">,
  { sessionId, accountId }: { sessionId: string; accountId: string | null },
  now: number,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const session = await trx
      .selectFrom("sessions")
      .select("created_at")
      .where("id", "=", sessionId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const end = epochOf(session.created_at) + sessionLifeMs;
    await trx
      .updateTable("sessions")
      .set({ expires_at: instant(Math.min(now + accessLifeMs + refreshGraceMs, end)) })
      .where("id", "=", sessionId)
      .execute();
    return addAccessToken(trx, random, {
      sessionId,
      accountId,
      now,
      expiresAt: Math.min(now + accessLifeMs, end),
    });
  });
}
