import { type ExpressionBuilder } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { epochOf, instant, type Count, type Database, type Instant } from "../db/schema";
import { readInstant } from "../db/values";
import { NotYours } from "./refusal";
import { readBalance, selectBalances, type Balance, type Db } from "../ledger";
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

const accountOfToken = (row: ExpressionBuilder<Database, "access_tokens" | "logins">) =>
  jsonObjectFrom(
    row
      .selectFrom("accounts")
      .selectAll("accounts")
      .select((account) => jsonArrayFrom(selectBalances(account.ref("accounts.id"))).as("balances"))
      .whereRef("accounts.id", "=", "access_tokens.account_id")
      .whereRef("accounts.login_id", "=", "logins.id"),
  );

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
    .select((row) => accountOfToken(row).as("account"))
    .select(loginColumns)
    .executeTakeFirst();

type CallerRow = NonNullable<Awaited<ReturnType<typeof selectCaller>>>;

/** A login within a session, for one account. Contains no secrets. */
export interface Caller extends Omit<CallerRow, "account"> {
  /** The token's, as it was when the request began; null if it has none. */
  account: OwnAccount | null;
}

const readAccount = ({ balances, ...account }: NonNullable<CallerRow["account"]>): OwnAccount => ({
  ...account,
  created_at: readInstant(account.created_at),
  updated_at: readInstant(account.updated_at),
  balances: balances.map(readBalance),
  version: balances.reduce((sum, { version }) => sum + version, 0),
});

/** Last use of a session is stored at most once a minute. */
const seenEveryMs = 60_000;

/** When the session was last seen. Nobody waits until it is stored: what was not is stored by the next request. */
function noteSeen(db: Db, { sessionId, lastSeenAt }: CallerRow, now: number): Instant {
  if (now - epochOf(lastSeenAt) < seenEveryMs) return lastSeenAt;
  db.updateTable("sessions")
    .set({ last_seen_at: instant(now) })
    .where("id", "=", sessionId)
    .where("last_seen_at", "<=", instant(now - seenEveryMs))
    .execute()
    .catch(() => undefined);
  return instant(now);
}

/**
 * Null if the token is unknown or expired more than `graceMs` ago, or its session was ended. One statement for session,
 * login, account and balances: an idle poll asks for nothing else.
 */
export async function findCaller(db: Db, token: string, now: number, graceMs = 0): Promise<Caller | null> {
  const row = await selectCaller(db, token, now, graceMs);
  if (!row) return null;
  return { ...row, lastSeenAt: noteSeen(db, row, now), account: row.account && readAccount(row.account) };
}

export type Confirmable = Pick<Caller, "email_confirmed" | "phone_confirmed">;

/** Either address is enough. */
export const isConfirmed = (login: Confirmable) => login.email_confirmed || login.phone_confirmed;

const selectAccount = (db: Db, loginId: string) =>
  db.selectFrom("accounts").selectAll().where("login_id", "=", loginId);

export type AccountRow = Awaited<ReturnType<ReturnType<typeof selectAccount>["execute"]>>[number];

export interface OwnAccount extends AccountRow {
  balances: Balance[];
  /** See `transactionsVersion`. */
  version: Count;
}

/** Private accounts first, then the oldest. */
export const accountsOf = (db: Db, loginId: string): Promise<AccountRow[]> =>
  selectAccount(db, loginId).orderBy("kind", "desc").orderBy("created_at").orderBy("id").execute();

/** The account of the token. Throws NotYours if it has none. */
export function ownAccount({ account }: Caller): OwnAccount {
  if (!account) throw new NotYours();
  return account;
}

export const balanceIn = ({ balances }: OwnAccount, currency: string): Balance | null =>
  balances.find((balance) => balance.currency === currency) ?? null;

/** Throws NotYours for unknown accounts and those of others alike. */
export async function accountOfCaller(db: Db, caller: Caller, accountId: string): Promise<OwnAccount> {
  if (caller.account?.id === accountId) return caller.account;
  const account = isUuid(accountId)
    ? await selectAccount(db, caller.id)
        .where("id", "=", accountId)
        .select((row) => jsonArrayFrom(selectBalances(row.ref("accounts.id"))).as("balances"))
        .executeTakeFirst()
    : undefined;
  if (!account) throw new NotYours();
  return readAccount(account);
}
