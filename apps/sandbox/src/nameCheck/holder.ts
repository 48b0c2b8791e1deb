import { bankCode, ibanCountry, normaliseIban } from "@amberline/domain/iban";
import { type Reader } from "../areas/auth/caller";

async function customerAt(db: Reader, iban: string): Promise<string | null> {
  const found = await db
    .selectFrom("accounts")
    .innerJoin("logins", "logins.id", "accounts.login_id")
    .where("accounts.iban", "=", iban)
    .select(["accounts.kind", "accounts.name", "logins.first_name", "logins.middle_name", "logins.last_name"])
    .executeTakeFirst();
  if (!found) return null;
  if (found.kind === "corporate") return found.name;
  return [found.first_name, found.middle_name, found.last_name].filter(Boolean).join(" ");
}

/** The bank behind an IBAN, as the directory knows it. */
export async function bankOf(db: Reader, account: string) {
  const iban = normaliseIban(account);
  const [country, code] = [ibanCountry(iban), bankCode(iban)];
  if (country === null || code === null) return null;
  const bank = await db
    .selectFrom("banks")
    .selectAll()
    .where("country", "=", country)
    .where("bank_code", "=", code)
    .executeTakeFirst();
  return bank ?? null;
}

/** Who holds an account, here or at another bank; null when nobody can be asked or the account is unknown or closed. */
export async function holderOf(db: Reader, iban: string): Promise<string | null> {
  const customer = await customerAt(db, iban);
  if (customer !== null) return customer;
  const bank = await bankOf(db, iban);
  if (!bank?.vop_reachable) return null;
  const outside = await db
    .selectFrom("outside_accounts")
    .select(["holder_name", "closed"])
    .where("iban", "=", iban)
    .executeTakeFirst();
  return outside && !outside.closed ? outside.holder_name : null;
}
