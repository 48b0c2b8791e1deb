import { EXPOSURE_DETAILS, EXPOSURE_QUESTION } from "@amberline/domain/company";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { refuse } from "../../http/refusal";
import { type Db } from "../../ledger";
import { type Catalogue } from "../../locales";
import { type AccountRow } from "../../http/caller";
import { readAnswer, sectionOf, type Answers } from "./answerFields";
import { endSignature } from "./company";

/** By the names of the info entries. */
export async function answersOf(db: Db, companyId: string): Promise<Answers> {
  const rows = await db
    .selectFrom("company_answers")
    .select(["name", "value"])
    .where("account_id", "=", companyId)
    .execute();
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

async function keep(
  trx: Db,
  companyId: string,
  { name, value, now }: { name: string; value: string; now: number },
): Promise<void> {
  const kept = { section: sectionOf(name) ?? "", value, updated_at: instant(now) };
  await trx
    .insertInto("company_answers")
    .values({ account_id: companyId, name, ...kept })
    .onConflict((row) => row.columns(["account_id", "name"]).doUpdateSet(kept))
    .execute();
}

const forget = (trx: Db, companyId: string, name: string) =>
  trx.deleteFrom("company_answers").where("account_id", "=", companyId).where("name", "=", name).execute();

/** Columns of the account that follow the answers. */
const columns = { name: "name", country: "country", registration_number: "registration_number" } as const;

const isColumn = (name: string): name is keyof typeof columns => name in columns;

async function followAccount(trx: Db, companyId: string, name: string, value: string | null): Promise<void> {
  if (!isColumn(name)) return;
  await trx
    .updateTable("accounts")
    .set({ [columns[name]]: value })
    .where("id", "=", companyId)
    .execute();
}

/** Removes answers that another one invalidates: countries number companies differently, and a no needs no details. */
async function clearOutdated(
  trx: Db,
  companyId: string,
  { name, value }: { name: string; value: string },
  texts: Catalogue,
): Promise<void> {
  if (name === EXPOSURE_QUESTION && value === "no") await forget(trx, companyId, EXPOSURE_DETAILS);
  if (name !== "country") return;
  const given = await answersOf(trx, companyId);
  if (readAnswer("registration_number", given["registration_number"] ?? "", given, texts).ok) return;
  await forget(trx, companyId, "registration_number");
  await followAccount(trx, companyId, "registration_number", null);
}

export interface GivenAnswer {
  name: string;
  section: string;
  value: string;
  texts: Catalogue;
  loginId: string;
  now: number;
}

async function requireFreeNumber(
  trx: Db,
  company: AccountRow,
  number: string,
  texts: Catalogue,
): Promise<void> {
  const twin = await trx
    .selectFrom("accounts")
    .select("id")
    .where("login_id", "=", company.login_id)
    .where("kind", "=", "corporate")
    .where("country", "=", company.country)
    .where("registration_number", "=", number)
    .where("id", "<>", company.id)
    .where("closed_at", "is", null)
    .executeTakeFirst();
  if (twin) refuse(texts.companyTwice);
}

/** Replaces an answer. The company's row must be locked. */
export async function saveAnswer(trx: Db, company: AccountRow, given: GivenAnswer): Promise<void> {
  const { name, section, texts, loginId, now } = given;
  if (sectionOf(name) !== section) refuse(texts.entryUnknown);
  if (company.corporate_confirm) refuse(texts.companyFrozen);
  const before = await answersOf(trx, company.id);
  const read = readAnswer(name, given.value, before, texts);
  if (!read.ok) return refuse(read.problem);
  const { value } = read;
  if (before[name] === value) return;
  if (name === "registration_number") await requireFreeNumber(trx, company, value, texts);
  await keep(trx, company.id, { name, value, now });
  await followAccount(trx, company.id, name, value);
  await clearOutdated(trx, company.id, { name, value }, texts);
  await endSignature(trx, company, now);
  await audit(trx, { at: now, action: "company.answered", loginId, accountId: company.id, detail: { name } });
}
