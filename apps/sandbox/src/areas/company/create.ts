import { type calls } from "@amberline/api/contract";
import { COMPANY_SECTION } from "@amberline/domain/company";
import { audit } from "../../audit";
import { ownBank } from "../../bank";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { inTransaction, openCustomerAccount, type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { uuid } from "../../secrets/random";
import { freeIban } from "../auth/firstAccount";
import { tariffs } from "../orders/tariffs";
import { readAnswer } from "./answerFields";
import { saveAnswer } from "./answers";
import { lockCompany } from "./company";

type CreateAsk = CallerAsk<typeof calls.companyCreate>;

const companiesPerLogin = 20;

/** The country comes first, as it determines the format of the number. */
const asked = ["country", "name", "registration_number"] as const;

function readCompany({ request, texts }: CreateAsk): Record<(typeof asked)[number], string> {
  const given: Record<string, string> = {};
  for (const name of asked) {
    const read = readAnswer(name, request[name], given, texts);
    given[name] = read.ok ? read.value : refuse(read.problem);
  }
  const { country = "", name = "", registration_number = "" } = given;
  return { country, name, registration_number };
}

async function open(
  trx: Db,
  { random }: Pick<Parts, "random">,
  { caller, texts, now }: CreateAsk,
  company: ReturnType<typeof readCompany>,
): Promise<string> {
  const id = await openCustomerAccount(trx, {
    id: uuid(random),
    loginId: caller.id,
    kind: "corporate",
    name: company.name,
    iban: await freeIban(trx, random),
    bic: ownBank.bic,
    tariff: "business",
    tariffName: tariffs.business.name,
    country: company.country,
    registrationNumber: company.registration_number,
    now,
  });
  await audit(trx, { at: now, action: "company.opened", loginId: caller.id, accountId: id });
  const row = await lockCompany(trx, id);
  for (const name of asked) {
    const given = { name, section: COMPANY_SECTION, value: company[name] };
    await saveAnswer(trx, row, { ...given, texts, loginId: caller.id, now });
  }
  return id;
}

/**
 * /corporate/create: opens a company's account under the login. A repeated request, as after a lost answer, returns the
 * account opened before.
 */
export const createCompany =
  ({ db, random }: Parts) =>
  async (ask: CreateAsk) => {
    const { caller, texts } = ask;
    const company = readCompany(ask);
    return inTransaction(db, async (trx) => {
      await trx.selectFrom("logins").select("id").where("id", "=", caller.id).forUpdate().execute();
      const own = await trx
        .selectFrom("accounts")
        .select(["id", "country", "registration_number", "closed_at"])
        .where("login_id", "=", caller.id)
        .where("kind", "=", "corporate")
        .execute();
      const twin = own.find(
        (one) =>
          one.closed_at === null &&
          one.country === company.country &&
          one.registration_number === company.registration_number,
      );
      if (twin) return { corporate_id: twin.id };
      if (own.length >= companiesPerLogin) return refuse(texts.companiesFull(companiesPerLogin));
      return { corporate_id: await open(trx, { random }, ask, company) };
    });
  };
