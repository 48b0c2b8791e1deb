import { type OperatorCustomer } from "@amberline/api/operator";
import { normaliseIban } from "@amberline/domain/iban";
import { isConfirmed } from "../http/caller";
import { nextTotpCode, openTotp } from "../areas/auth/totp";
import { instant } from "../db/schema";
import { type Db } from "../ledger";
import { type Parts } from "../parts";
import { isUuid } from "../secrets/random";
import { type Sealing } from "../secrets/sealing";
import { anywhere } from "../db/anywhere";

const selectLogins = (db: Db, now: number) =>
  db
    .selectFrom("logins")
    .leftJoin("totp_setups", (join) =>
      join.onRef("totp_setups.login_id", "=", "logins.id").on("totp_setups.expires_at", ">", instant(now)),
    )
    .select("totp_setups.secret as setup_secret")
    .select(["id", "email", "first_name", "last_name", "two_factor", "totp_secret", "totp_last_step"])
    .select(["email_confirmed", "phone_confirmed", "confirm_by", "sumsub_status", "blocked_by", "created_at"])
    .select((row) =>
      row
        .selectFrom("sessions")
        .select((all) => all.fn.countAll<number>().as("open"))
        .whereRef("sessions.login_id", "=", "logins.id")
        .where("sessions.revoked_at", "is", null)
        .where("sessions.expires_at", ">", instant(now))
        .as("sessions"),
    );

type LoginRow = Awaited<ReturnType<ReturnType<typeof selectLogins>["execute"]>>[number];

const accountsOf = (db: Db, loginIds: string[]) =>
  db
    .selectFrom("accounts")
    .innerJoin("ledger_accounts", (join) =>
      join.onRef("ledger_accounts.account_id", "=", "accounts.id").on("ledger_accounts.currency", "=", "EUR"),
    )
    .innerJoin("balances", "balances.ledger_account_id", "ledger_accounts.id")
    .select(["accounts.id", "accounts.login_id", "accounts.name", "accounts.kind", "accounts.iban"])
    .select(["accounts.top_up_reference", "accounts.corporate_confirm", "accounts.closed_at"])
    .select(["balances.posted_cents", "balances.pending_out_cents"])
    .where("accounts.login_id", "in", loginIds)
    .orderBy("accounts.created_at")
    .execute();

/** The next code of the authenticator, also during set-up. */
function codeOf(keys: Sealing, row: LoginRow, now: number): OperatorCustomer["code"] {
  const { id, two_factor: isOn, totp_secret: active, totp_last_step: last, setup_secret: setup } = row;
  if (isOn && active) return nextTotpCode(openTotp(keys, id, active), last, now);
  return setup === null ? null : nextTotpCode(openTotp(keys, id, setup), null, now);
}

const euro = (minor: number) => ({ minor, currency: "EUR" });

type Reading = Pick<Parts, "db" | "sealing">;

async function withAccounts(
  { db, sealing }: Reading,
  rows: LoginRow[],
  now: number,
): Promise<OperatorCustomer[]> {
  if (rows.length === 0) return [];
  const owned = await accountsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    sessions: row.sessions ?? 0,
    isConfirmed: isConfirmed(row),
    code: codeOf(sealing, row, now),
    accounts: owned
      .filter(({ login_id: loginId }) => loginId === row.id)
      .map(({ posted_cents: posted, pending_out_cents: pendingOut, ...account }) => ({
        ...account,
        posted: euro(posted),
        pendingOut: euro(pendingOut),
      })),
  }));
}

/** Searches name, e-mail, company, IBAN and top-up reference. Newest first. */
export async function findCustomers(
  parts: Reading,
  now: number,
  search: string,
): Promise<OperatorCustomer[]> {
  const rows = await selectLogins(parts.db, now)
    .$if(search !== "", (query) =>
      query.where((eb) =>
        eb.or([
          eb("email", "ilike", anywhere(search)),
          eb(eb.fn("concat_ws", [eb.val(" "), "first_name", "last_name"]), "ilike", anywhere(search)),
          eb(
            "id",
            "in",
            eb
              .selectFrom("accounts")
              .select("accounts.login_id")
              .where((account) =>
                account.or([
                  account("accounts.name", "ilike", anywhere(search)),
                  account("accounts.iban", "like", anywhere(normaliseIban(search))),
                  account("accounts.top_up_reference", "ilike", anywhere(search)),
                ]),
              ),
          ),
        ]),
      ),
    )
    .orderBy("created_at", "desc")
    .orderBy("email")
    .limit(100)
    .execute();
  return withAccounts(parts, rows, now);
}

export async function findCustomer(
  parts: Reading,
  now: number,
  id: string,
): Promise<OperatorCustomer | undefined> {
  if (!isUuid(id)) return undefined;
  const rows = await selectLogins(parts.db, now).where("id", "=", id).execute();
  return (await withAccounts(parts, rows, now))[0];
}

/** By the exact e-mail address. */
export async function findLogin(
  parts: Reading,
  now: number,
  login: string,
): Promise<OperatorCustomer | undefined> {
  const rows = await selectLogins(parts.db, now).where("email", "=", login.trim().toLowerCase()).execute();
  return (await withAccounts(parts, rows, now))[0];
}
