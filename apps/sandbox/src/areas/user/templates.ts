import { type calls } from "@amberline/api/contract";
import { instant } from "../../db/schema";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { type Parts } from "../../parts";
import { uuid } from "../../secrets/random";
import { readAmount, readBic, readPayeeAccount, readPayeeName, readReference } from "../orders/fields";
import { ownAccount } from "../auth/caller";

/** /user/payment_templates/create: saved for the account of the token; never marked as the provider's own. */
export const createTemplate = (parts: Parts) => async (ask: CallerAsk<typeof calls.templateCreate>) => {
  const { caller, request, texts, now } = ask;
  const account = await ownAccount(parts.db, caller);
  const templateName = request.template_name.trim();
  if (templateName === "") refuse(texts.templateNameInvalid);
  const id = uuid(parts.random);
  await parts.db
    .insertInto("payment_templates")
    .values({
      id,
      account_id: account.id,
      template_name: templateName,
      beneficiary_name: readPayeeName(request.beneficiary_name, texts),
      beneficiary_iban: readPayeeAccount(request.beneficiary_iban, texts),
      bic: readBic(request.bic, texts),
      details: request.details === "" ? "" : readReference(request.details, texts),
      amount_cents: readAmount(request.amount, texts),
      created_at: instant(now),
      updated_at: instant(now),
    })
    .execute();
  return { id };
};
