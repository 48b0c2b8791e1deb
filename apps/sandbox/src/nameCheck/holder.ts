import { findBank, type Bank } from "../clearing";
import { holderName, type Db } from "../ledger";

/** The bank of an IBAN, asked for once of all accounts that begin alike. */
export function banksByIban(db: Db): (iban: string) => Promise<Bank | undefined> {
  const known = new Map<string, Promise<Bank | undefined>>();
  return (iban) => {
    const key = `${iban.slice(0, 2)}${iban.slice(4, 15)}`;
    const asked = known.get(key) ?? findBank(db, { iban });
    known.set(key, asked);
    return asked;
  };
}

/**
 * The holders of accounts, here or at another bank, by IBAN; without those whose bank cannot be asked, or that are unknown
 * or closed.
 */
export async function holdersOf(db: Db, ibans: readonly string[]): Promise<Map<string, string>> {
  const customers = await db
    .selectFrom("accounts")
    .innerJoin("logins", "logins.id", "accounts.login_id")
    .where("accounts.iban", "in", ibans)
    .where("accounts.closed_at", "is", null)
    .select(["accounts.iban", "accounts.kind", "accounts.name"])
    .select(["logins.first_name", "logins.middle_name", "logins.last_name"])
    .execute();
  const found = new Map(customers.map((row) => [row.iban ?? "", holderName(row, row)]));
  const others = ibans.filter((iban) => !found.has(iban));
  if (others.length === 0) return found;
  const outside = await db
    .selectFrom("outside_accounts")
    .select(["iban", "holder_name"])
    .where("iban", "in", others)
    .where("closed", "=", false)
    .execute();
  const bankOf = banksByIban(db);
  for (const { iban, holder_name: name } of outside)
    if ((await bankOf(iban))?.vop_reachable) found.set(iban, name);
  return found;
}

export const holderOf = async (db: Db, iban: string): Promise<string | null> =>
  (await holdersOf(db, [iban])).get(iban) ?? null;
