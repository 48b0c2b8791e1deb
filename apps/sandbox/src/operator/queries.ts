import { nextTotpCode } from "../areas/auth/totp";
import { instant } from "../db/schema";
import { type Db } from "../ledger";

/** A customer as the operator sees them, with the code they would type next, while two-factor is set up too. */
export async function customers(db: Db, now: number, login?: string) {
  const rows = await db
    .selectFrom("logins")
    .leftJoin("totp_setups", (join) =>
      join.onRef("totp_setups.login_id", "=", "logins.id").on("totp_setups.expires_at", ">", instant(now)),
    )
    .select("totp_setups.secret as setup_secret")
    .select(["id", "email", "first_name", "last_name", "two_factor", "totp_secret", "totp_last_step"])
    .select(["email_confirmed", "phone_confirmed", "sumsub_status", "created_at"])
    .$if(login !== undefined, (query) => query.where("email", "=", (login ?? "").trim().toLowerCase()))
    .orderBy("created_at")
    .orderBy("email")
    .limit(200)
    .execute();
  return rows.map(({ totp_secret: secret, totp_last_step: lastStep, setup_secret: setup, ...row }) => {
    if (row.two_factor && secret) return { ...row, code: nextTotpCode(secret, lastStep, now) };
    return { ...row, code: setup === null ? null : nextTotpCode(setup, null, now) };
  });
}

/** Accounts with their balances in EUR. */
export const accounts = (db: Db) =>
  db
    .selectFrom("accounts")
    .innerJoin("ledger_accounts", (join) =>
      join.onRef("ledger_accounts.account_id", "=", "accounts.id").on("ledger_accounts.currency", "=", "EUR"),
    )
    .innerJoin("balances", "balances.ledger_account_id", "ledger_accounts.id")
    .select(["accounts.id", "accounts.login_id", "accounts.name", "accounts.kind", "accounts.iban"])
    .select(["accounts.corporate_confirm", "balances.posted_cents", "balances.pending_out_cents"])
    .orderBy("accounts.created_at")
    .limit(400)
    .execute();

/** Payments that are not final, and the newest of the others. */
export const payments = (db: Db, { limit, accountId }: { limit: number; accountId?: string }) =>
  db
    .selectFrom("transactions")
    .select([
      "id",
      "account_id",
      "type",
      "status",
      "status_reason",
      "amount_cents",
      "currency",
      "payment_type",
    ])
    .select(["from_name", "to_name", "to_account", "to_reference", "created_at", "due_at"])
    .where("type", "in", ["SEND", "RECEIVE"])
    .$if(accountId !== undefined, (query) => query.where("account_id", "=", accountId ?? ""))
    .orderBy((row) => row("status", "in", ["new", "pending", "approved"]), "desc")
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();

/** Messages to one customer or to everybody, newest first. */
export const mail = (db: Db, { limit, login }: { limit: number; login?: string }) =>
  db
    .selectFrom("outbox")
    .leftJoin("logins", "logins.id", "outbox.login_id")
    .select(["outbox.id", "channel", "recipient", "subject", "body", "outbox.created_at"])
    .select(["route", "delivered_at", "problem"])
    .$if(login !== undefined, (query) => query.where("logins.email", "=", (login ?? "").toLowerCase()))
    .orderBy("outbox.id", "desc")
    .limit(limit)
    .execute();
