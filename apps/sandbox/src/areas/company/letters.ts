import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { catalogueIn, type Catalogue, type Language } from "../../locales";
import { type AccountRow } from "../../http/caller";

type Words = readonly [subject: string, body: string];
export type Letter = (texts: Catalogue) => Words;

export async function tell(
  { db, mailer }: Pick<Parts, "db" | "mailer">,
  loginId: string,
  texts: Catalogue,
  [subject, body]: Words,
): Promise<void> {
  const { email: recipient } = await db
    .selectFrom("logins")
    .select("email")
    .where("id", "=", loginId)
    .executeTakeFirstOrThrow();
  await mailer.send(db, { loginId, channel: "email", recipient, texts, subject, body });
}

/** The owner's latest language, that of the contract; Latvian without a contract. */
export async function languageFor(db: Db, companyId: string): Promise<Language> {
  const contract = await db
    .selectFrom("company_contracts")
    .select("language")
    .where("account_id", "=", companyId)
    .orderBy("shown_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return contract?.language ?? "lv";
}

/** Mails the owner of a company: subject and body in their language. */
export async function tellOwner(parts: Pick<Parts, "db" | "mailer">, company: AccountRow, letter: Letter) {
  const texts = catalogueIn(await languageFor(parts.db, company.id));
  await tell(parts, company.login_id, texts, letter(texts));
}
