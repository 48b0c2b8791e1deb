import { epochOf, instant } from "../db/schema";
import { NotYours } from "./refusal";
import { type Db } from "../ledger";
import { digest } from "../secrets/digest";
import { isUuid } from "../secrets/random";

const loginColumns = [
  "logins.id",
  "logins.email",
  "logins.first_name",
  "logins.last_name",
  "logins.middle_name",
  "logins.phone",
  "logins.country",
  "logins.city",
  "logins.zip_code",
  "logins.street",
  "logins.two_factor",
  "logins.email_confirmed",
  "logins.phone_confirmed",
  "logins.confirm_by",
  "logins.sumsub_status",
  "logins.sumsub_id",
  "logins.risk_level",
  "logins.created_at",
  "logins.updated_at",
] as const;

const selectCaller = (db: Db, token: string, now: number, graceMs: number) =>
  db
    .selectFrom("access_tokens")
    .innerJoin("sessions", "sessions.id", "access_tokens.session_id")
    .innerJoin("logins", "logins.id", "sessions.login_id")
    .where("access_tokens.hash", "=", digest(token))
    .where("access_tokens.expires_at", ">", instant(now - graceMs))
    .where("sessions.expires_at", ">", instant(now))
    .where("sessions.revoked_at", "is", null)
    .where("logins.blocked_by", "is", null)
    .select(["sessions.id as sessionId", "access_tokens.account_id as accountId"])
    .select(["access_tokens.expires_at as tokenExpiresAt", "sessions.last_seen_at as lastSeenAt"])
    .select(loginColumns)
    .executeTakeFirst();

/** A login within a session, for one account. Contains no secrets. */
export type Caller = NonNullable<Awaited<ReturnType<typeof selectCaller>>>;

/** Last use of a session is stored at most once a minute. */
const seenEveryMs = 60_000;

async function noteSeen(db: Db, { sessionId, lastSeenAt }: Caller, now: number): Promise<void> {
  if (now - epochOf(lastSeenAt) < seenEveryMs) return;
  await db
    .updateTable("sessions")
    .set({ last_seen_at: instant(now) })
    .where("id", "=", sessionId)
    .where("last_seen_at", "<=", instant(now - seenEveryMs))
    .execute();
}

/** Null if the token is unknown or expired more than `graceMs` ago, or its session was ended. */
export async function findCaller(db: Db, token: string, now: number, graceMs = 0): Promise<Caller | null> {
  const caller = await selectCaller(db, token, now, graceMs);
  if (!caller) return null;
  await noteSeen(db, caller, now);
  return caller;
}

export type Confirmable = Pick<Caller, "email_confirmed" | "phone_confirmed">;

/** Either address is enough. */
export const isConfirmed = (login: Confirmable) => login.email_confirmed || login.phone_confirmed;

const selectAccount = (db: Db, loginId: string) =>
  db.selectFrom("accounts").selectAll().where("login_id", "=", loginId);

export type AccountRow = Awaited<ReturnType<ReturnType<typeof selectAccount>["execute"]>>[number];

/** Private accounts first, then the oldest. */
export const accountsOf = (db: Db, loginId: string): Promise<AccountRow[]> =>
  selectAccount(db, loginId).orderBy("kind", "desc").orderBy("created_at").orderBy("id").execute();

/** The account of the token. Throws NotYours if it has none. */
export async function ownAccount(db: Db, caller: Caller): Promise<AccountRow> {
  return accountOfCaller(db, caller, caller.accountId ?? "");
}

/** Throws NotYours for unknown accounts and those of others alike. */
export async function accountOfCaller(db: Db, caller: Caller, accountId: string): Promise<AccountRow> {
  const account = isUuid(accountId)
    ? await selectAccount(db, caller.id).where("id", "=", accountId).executeTakeFirst()
    : undefined;
  if (!account) throw new NotYours();
  return account;
}
