import { type calls, type RequestOf } from "@amberline/api/contract";
import { money, moneyToDecimal } from "@amberline/domain/money";
import { instant } from "../../db/schema";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { uuid } from "../../secrets/random";
import { type Catalogue } from "../../locales";
import { accountOfCaller } from "../../http/caller";
import { readAmount, readBic, readPayeeAccount, readPayeeName, readReference } from "../orders/fields";
import { changeSaved, needRoom, readId, refuseUnknown } from "./saved";

function readTemplate(request: RequestOf<typeof calls.templateCreate>, texts: Catalogue) {
  const templateName = request.template_name.trim();
  if (templateName === "") refuse(texts.templateNameInvalid);
  return {
    template_name: templateName,
    beneficiary_name: readPayeeName(request.beneficiary_name, texts),
    beneficiary_iban: readPayeeAccount(request.beneficiary_iban, texts),
    bic: readBic(request.bic, texts),
    details: request.details === "" ? "" : readReference(request.details, texts),
    amount_cents: readAmount(request.amount, texts),
  };
}

type Fields = ReturnType<typeof readTemplate>;

const findSame = (trx: Db, accountId: string, fields: Fields) =>
  trx
    .selectFrom("payment_templates")
    .select("id")
    .where((row) => row.and({ account_id: accountId, ...fields }))
    .executeTakeFirst();

/** /user/payment_templates/list: of any account of the login, newest first. */
export const listTemplates =
  ({ db }: Parts) =>
  async ({ caller, request }: CallerAsk<typeof calls.templateList>) => {
    const account = await accountOfCaller(db, caller, request.id, "see");
    const rows = await db
      .selectFrom("payment_templates")
      .selectAll()
      .where("account_id", "=", account.id)
      .orderBy("created_at", "desc")
      .orderBy("id")
      .execute();
    return {
      data: rows.map((row) => ({
        id: row.id,
        template_name: row.template_name,
        beneficiary_name: row.beneficiary_name,
        beneficiary_iban: row.beneficiary_iban,
        bic: row.bic,
        details: row.details,
        amount: moneyToDecimal(money(row.amount_cents, "EUR")),
        provider_template: row.from_provider,
      })),
    };
  };

/**
 * /user/payment_templates/create: for the account of the token; never marked as the provider's own. A repeated request,
 * as after a lost answer, returns the template saved before.
 */
export const createTemplate =
  ({ db, random }: Parts) =>
  async ({ caller, request, texts, now }: CallerAsk<typeof calls.templateCreate>) => {
    const fields = readTemplate(request, texts);
    return changeSaved(db, caller, async (trx, accountId) => {
      const same = await findSame(trx, accountId, fields);
      if (same) return same;
      await needRoom(trx, "payment_templates", accountId, texts);
      const id = uuid(random);
      const at = { created_at: instant(now), updated_at: instant(now) };
      await trx
        .insertInto("payment_templates")
        .values({ id, account_id: accountId, ...fields, ...at })
        .execute();
      return { id };
    });
  };

/** /user/payment_templates/update: the account's own, not those of the provider. */
export const updateTemplate =
  ({ db }: Parts) =>
  async ({ caller, request, texts, now }: CallerAsk<typeof calls.templateUpdate>) => {
    const id = readId(request);
    const fields = readTemplate(request, texts);
    const changed = await changeSaved(db, caller, (trx, accountId) =>
      trx
        .updateTable("payment_templates")
        .set({ ...fields, updated_at: instant(now) })
        .where((row) => row.and({ id, account_id: accountId, from_provider: false }))
        .returning("id")
        .executeTakeFirst(),
    );
    return changed ? { success: true } : refuseUnknown();
  };

/** /user/payment_templates/delete: the account's own, not those of the provider. */
export const deleteTemplate =
  ({ db }: Parts) =>
  async ({ caller, request }: CallerAsk<typeof calls.templateDelete>) => {
    const id = readId(request);
    const deleted = await changeSaved(db, caller, (trx, accountId) =>
      trx
        .deleteFrom("payment_templates")
        .where((row) => row.and({ id, account_id: accountId, from_provider: false }))
        .returning("id")
        .executeTakeFirst(),
    );
    return deleted ? { success: true } : refuseUnknown();
  };
