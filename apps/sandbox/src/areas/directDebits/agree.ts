import { collectionPeriods, type DebitRule, type MandateLimit } from "@amberline/domain/directDebits";
import { formatMoney, money } from "@amberline/domain/money";
import { ownAccount } from "../../http/caller";
import { NotYours, refuse } from "../../http/refusal";
import { type Language } from "../../locales";
import { type Parts } from "../../parts";
import { isUuid } from "../../secrets/random";
import { type Act } from "../auth/act";
import { type FindChanges } from "../auth/stepUp";
import { readAmount } from "../orders/fields";
import { type Mandate } from "./judge";

type LooserRule = Exclude<DebitRule, "none">;

/** Lets the account pay more creditors' collections. */
export const ruleChange = (accountId: string, rule: LooserRule): Act => ({
  subject: `${accountId}:${rule}`,
  purpose: ({ actPurposes }) => actPurposes.directDebitRule(rule),
});

/** Lets a creditor collect so much, so often, under this mandate. */
export const mandateChange = (
  { id, creditor_name: creditor, reference }: Mandate,
  { amount, every }: MandateLimit,
  language: Language,
): Act => ({
  subject: `${id}:${amount?.minor ?? ""}:${every}`,
  purpose: ({ actPurposes }) =>
    actPurposes.mandateUpdate({
      ...{ creditor, reference, every },
      amount: amount ? formatMoney(amount, language) : "",
    }),
});

export const findRuleChange: FindChanges["directDebitRule"] = async ({ caller, request, texts }) => {
  const { id } = ownAccount(caller, "pay");
  const { subject: rule } = request;
  if (rule !== "all" && rule !== "allowed") return refuse(texts.badRequest, { status: 400 });
  return ruleChange(id, rule);
};

export const findMandateChange =
  ({ db }: Pick<Parts, "db">): FindChanges["mandateUpdate"] =>
  async ({ caller, request, texts, language }) => {
    const { id: accountId } = ownAccount(caller, "pay");
    const [id = "", most, often] = (request.subject ?? "").split(":");
    const every = collectionPeriods.find((each) => each === often);
    if (most === undefined || every === undefined) return refuse(texts.badRequest, { status: 400 });
    const mandate = await db
      .selectFrom("mandates")
      .selectAll()
      .where("id", "=", isUuid(id) ? id : null)
      .where("account_id", "=", accountId)
      .executeTakeFirst();
    if (!mandate) throw new NotYours();
    const amount = most === "" ? null : money(readAmount(most, texts), "EUR");
    return mandateChange(mandate, { amount, every }, language);
  };
