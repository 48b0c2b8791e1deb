import { findBank } from "../clearing";
import { holderName, type Db } from "../ledger";

async function customerAt(db: Db, iban: string): Promise<string | null> {
  const found = await db
    .selectFrom("accounts")
    .innerJoin("logins", "logins.id", "accounts.login_id")
    .where("accounts.iban", "=", iban)
    .select(["accounts.kind", "accounts.name", "logins.first_name", "logins.middle_name", "logins.last_name"])
    .executeTakeFirst();
  return found ? holderName(found, found) : null;
}

/**
 * The holder of an account, here or at another bank; null if the bank cannot be asked or the account is unknown or
 * closed.
 */
export async function holderOf(db: Db, iban: string): Promise<string | null> {
  const customer = await customerAt(db, iban);
  if (customer !== null) return customer;
  const bank = await findBank(db, { iban });
  if (!bank?.vop_reachable) return null;
  const outside = await db
    .selectFrom("outside_accounts")
    .select(["holder_name", "closed"])
    .where("iban", "=", iban)
    .executeTakeFirst();
  return outside && !outside.closed ? outside.holder_name : null;
}
