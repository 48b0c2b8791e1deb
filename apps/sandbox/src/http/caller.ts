import { type Expression, type ExpressionBuilder } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { epochOf, instant, type Count, type Database, type Instant } from "../db/schema";
import { readInstant } from "../db/values";
import { type Right } from "@amberline/domain/rights";
import { NotYours } from "./refusal";
import { type Catalogue } from "../locales";
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
  "logins.language",
  "logins.sumsub_id",
  "logins.risk_level",
  "logins.created_at",
  "logins.updated_at",
] as const;

/** What a login may do with the account of a company that isn't its own. No row for its owner. */
const accessTo = (row: ExpressionBuilder<Database, "accounts">, loginId: Expression<string>) =>
  row
    .selectFrom("account_people")
    .select(["may_prepare", "may_pay", "may_approve", "may_see_salaries"])
    .select(["may_keep_documents", "may_name_people"])
    .select(["per_payment_cents", "per_day_cents"])
    .whereRef("account_people.account_id", "=", "accounts.id")
    .where("account_people.login_id", "=", loginId)
    .where("account_people.state", "=", "active");

/** The owner of an account, if the bank has stopped them, or hasn't verified them any more. */
const ownerStopped = (row: ExpressionBuilder<Database, "accounts">) =>
  row
    .selectFrom("logins as owner")
    .select("owner.id")
    .whereRef("owner.id", "=", "accounts.login_id")
    .where((owner) =>
      owner.or([
        owner("owner.blocked_by", "=", "bank"),
        owner("owner.sumsub_status", "is", null),
        owner("owner.sumsub_status", "<>", "verify"),
      ]),
    );

const accountOfToken = (row: ExpressionBuilder<Database, "access_tokens" | "logins">) =>
  jsonObjectFrom(
    row
      .selectFrom("accounts")
      .selectAll("accounts")
      .select((account) => jsonArrayFrom(selectBalances(account.ref("accounts.id"))).as("balances"))
      .select((account) => jsonObjectFrom(accessTo(account, row.ref("logins.id"))).as("access"))
      .select((account) => account.exists(ownerStopped(account)).$castTo<boolean>().as("ownerIsStopped"))
      .whereRef("accounts.id", "=", "access_tokens.account_id")
      .where((account) =>
        account.or([
          account("accounts.login_id", "=", row.ref("logins.id")),
          account.exists(accessTo(account, row.ref("logins.id"))),
        ]),
      ),
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
  closed_at: account.closed_at === null ? null : readInstant(account.closed_at),
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

/** Of the login's own accounts and of those that companies let it use. */
export const accountIdsOf = (db: Db, loginId: string) =>
  db
    .selectFrom("accounts")
    .select("id")
    .where("login_id", "=", loginId)
    .unionAll(
      db
        .selectFrom("account_people")
        .select("account_id as id")
        .where("login_id", "=", loginId)
        .where("state", "=", "active"),
    );

const selectAccount = (db: Db, loginId: string) =>
  db.selectFrom("accounts").selectAll("accounts").where("id", "in", accountIdsOf(db, loginId));

export type AccountRow = Awaited<ReturnType<ReturnType<typeof selectAccount>["execute"]>>[number];

export type AccessRow = NonNullable<Awaited<ReturnType<ReturnType<typeof accessTo>["executeTakeFirst"]>>>;

export interface OwnAccount extends AccountRow {
  /** Null for the owner of the account. */
  access: AccessRow | null;
  ownerIsStopped: boolean;
  balances: Balance[];
  /** See `transactionsVersion`. */
  version: Count;
}

/** Open ones first, private ones of them, then those of the login's own companies, then the oldest. */
export const accountsOf = (db: Db, loginId: string): Promise<AccountRow[]> =>
  selectAccount(db, loginId)
    .orderBy((row) => row("closed_at", "is not", null))
    .orderBy("kind", "desc")
    .orderBy((row) => row("login_id", "=", loginId), "desc")
    .orderBy("created_at")
    .orderBy("id")
    .execute();

const columnsOf = {
  prepare: ["may_prepare", "may_pay"],
  pay: ["may_pay"],
  approve: ["may_approve"],
  salaries: ["may_see_salaries"],
  documents: ["may_keep_documents"],
  people: ["may_name_people"],
} as const;

/** Everything for the owner of the account, `owner` for nobody else. One that is closed is only seen. */
export const isAllowed = (
  { access, closed_at: closedAt = null }: Pick<OwnAccount, "access"> & Partial<Pick<OwnAccount, "closed_at">>,
  right: Right | "owner",
): boolean =>
  right === "see" ||
  (closedAt !== null && right !== "salaries"
    ? false
    : access === null || (right !== "owner" && columnsOf[right].some((column) => access[column])));

/** What stands for whom a salary goes to; null for who may know it. */
export const hiddenAs = (account: Pick<OwnAccount, "access">, { salary }: Catalogue): string | null =>
  isAllowed(account, "salaries") ? null : salary;

function requireRight(account: OwnAccount | null | undefined, right: Right | "owner"): OwnAccount {
  if (!account || !isAllowed(account, right)) throw new NotYours();
  return account;
}

/** The account of the token. Throws NotYours if it has none, or the caller not the right to it. */
export const ownAccount = ({ account }: Caller, right: Right | "owner"): OwnAccount =>
  requireRight(account, right);

export const balanceIn = ({ balances }: OwnAccount, currency: string): Balance | null =>
  balances.find((balance) => balance.currency === currency) ?? null;

/** Throws NotYours for unknown accounts, those of others and those the caller has not the right to, all alike. */
export async function accountOfCaller(
  db: Db,
  caller: Caller,
  accountId: string,
  right: Right | "owner",
): Promise<OwnAccount> {
  if (caller.account?.id === accountId) return requireRight(caller.account, right);
  const account = isUuid(accountId)
    ? await selectAccount(db, caller.id)
        .where("id", "=", accountId)
        .select((row) => jsonArrayFrom(selectBalances(row.ref("accounts.id"))).as("balances"))
        .select((row) => jsonObjectFrom(accessTo(row, row.val(caller.id))).as("access"))
        .select((row) => row.exists(ownerStopped(row)).$castTo<boolean>().as("ownerIsStopped"))
        .executeTakeFirst()
    : undefined;
  return requireRight(account && readAccount(account), right);
}

/** Throws NotYours if the right was taken since the request began; it stays until the transaction ends. */
export async function stillAllowed(
  trx: Db,
  { id: loginId }: Caller,
  { id, access }: OwnAccount,
  right: Exclude<Right, "see">,
): Promise<void> {
  if (access === null) return;
  const held = await trx
    .selectFrom("account_people")
    .select("id")
    .where("account_id", "=", id)
    .where("login_id", "=", loginId)
    .where("state", "=", "active")
    .where((row) => row.or(columnsOf[right].map((column) => row(column, "=", true))))
    .forShare()
    .executeTakeFirst();
  if (!held) throw new NotYours();
}

export const loginOf = (db: Db, id: string) =>
  db.selectFrom("logins").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
