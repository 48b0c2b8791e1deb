import { instant } from "../../db/schema";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { digest } from "../../secrets/digest";
import { randomToken, uuid } from "../../secrets/random";

/** A widget token ends with its session, or comes from a mailed link. */
export type TokenSource = { sessionId: string } | { linkId: string };

/** More than a person opens the widget within a token's life. */
export const tokensPerLogin = 50;

interface Wanted {
  loginId: string;
  source: TokenSource;
  origin: string;
  now: number;
  lifeMs: number;
}

// The SDK reads the parts with `atob`, which supports neither base64url nor more than Latin-1.
const segment = (value: object) => btoa(JSON.stringify(value)).replace(/={1,2}$/, "");

/** Creates a widget token whose `url` tells the official SDK where the widget is. Only its digest is stored. */
export async function makeWidgetToken(
  { db, random }: Pick<Parts, "db" | "random">,
  { loginId, source, origin, now, lifeMs }: Wanted,
): Promise<string> {
  const payload = segment({ jti: uuid(random), url: origin });
  const token = `_act-sbx-jwt-${segment({ typ: "JWT" })}.${payload}.${randomToken(random)}-v2`;
  await db
    .insertInto("widget_tokens")
    .values({
      hash: digest(token),
      login_id: loginId,
      session_id: "sessionId" in source ? source.sessionId : null,
      link_id: "linkId" in source ? source.linkId : null,
      created_at: instant(now),
      expires_at: instant(now + lifeMs),
    })
    .execute();
  const surplus = db
    .selectFrom("widget_tokens")
    .select("hash")
    .where("login_id", "=", loginId)
    .where("hash", "<>", digest(token))
    .orderBy("created_at", "desc")
    .orderBy("hash")
    .offset(tokensPerLogin - 1);
  await db.deleteFrom("widget_tokens").where("hash", "in", surplus).execute();
  return token;
}

const selectApplicant = (db: Db, token: string, now: number) =>
  db
    .selectFrom("widget_tokens")
    .innerJoin("logins", "logins.id", "widget_tokens.login_id")
    .leftJoin("sessions", "sessions.id", "widget_tokens.session_id")
    .where("widget_tokens.hash", "=", digest(token))
    .where("widget_tokens.expires_at", ">", instant(now))
    .where("sessions.revoked_at", "is", null)
    .select(["logins.id", "logins.sumsub_status", "logins.sumsub_id", "widget_tokens.link_id as linkId"])
    .executeTakeFirst();

export type Applicant = NonNullable<Awaited<ReturnType<typeof selectApplicant>>>;

/** Null if the token is unknown or expired, or its session was ended. */
export const findApplicant = async (db: Db, token: string, now: number): Promise<Applicant | null> =>
  (await selectApplicant(db, token, now)) ?? null;

/** Assigns a login its id at the verification provider, once. */
export async function ensureApplicant(
  { db, random }: Pick<Parts, "db" | "random">,
  loginId: string,
): Promise<void> {
  await db
    .updateTable("logins")
    .set({ sumsub_id: uuid(random).replaceAll("-", "").slice(0, 24) })
    .where("id", "=", loginId)
    .where("sumsub_id", "is", null)
    .execute();
}

export async function endWidgetTokens(db: Db, loginId: string, now: number): Promise<void> {
  await db
    .updateTable("widget_tokens")
    .set({ expires_at: instant(now) })
    .where("login_id", "=", loginId)
    .where("expires_at", ">", instant(now))
    .execute();
}
