import { type Calls, type RequestOf } from "@amberline/api/contract";
import { isCivilDate } from "@amberline/domain/dates";
import { type PaymentPlan } from "@amberline/domain/plans";
import { type CallerAsk } from "../../http/handle";
import { Malformed, Refusal, refuse } from "../../http/refusal";
import { digest } from "../../secrets/digest";
import { type Catalogue } from "../../locales";
import { type AccountRow } from "../../http/caller";
import { readAccountNumber, readAmount, readBic, readPayeeName, readReference, readSepaIban } from "./fields";
import { feeOf } from "./tariffs";

export type OrderAsk = CallerAsk<Calls["orderCreate"]>;
export type OrderRequest = RequestOf<Calls["orderCreate"]>;

/** A validated and tidied payment order. Amounts in cents of EUR. */
export interface Order {
  accountId: string;
  payeeName: string;
  account: string;
  bic: string;
  reference: string;
  amountCents: number;
  /** By the bank's price list, not as requested. */
  feeCents: number;
  system: "SEPA" | "SWIFT";
  type: "INSTANT" | "CREDIT";
  beneficiaryType: "private" | "organization";
  /** When to pay instead of now. */
  plan?: PaymentPlan;
  /** The planned payment that this one takes the place of, by the day of its next one. */
  replaces?: { id: string; day: string };
}

function readPlan({ plan, replaces, type, payment_system: system }: OrderRequest, texts: Catalogue) {
  if ((type === "PLAN") !== Boolean(plan ?? replaces))
    throw new Malformed(new Refusal(texts.badRequest, { status: 400 }));
  if (plan && system !== "SEPA") refuse(texts.planSepaOnly);
  const days = plan ? [plan.first, plan.until] : [];
  if (days.some((day) => day !== null && !isCivilDate(day))) refuse(texts.planDayUnknown);
  return { ...(plan && { plan }), ...(replaces && { replaces }) };
}

/** Refuses what breaks the rules of specification 5. */
export function readOrder(request: OrderRequest, payer: AccountRow, texts: Catalogue): Order {
  const { payment_system: system } = request;
  const account =
    system === "SEPA"
      ? readSepaIban(request.to_account, texts)
      : readAccountNumber(request.to_account, texts);
  if (account === payer.iban) refuse(texts.ownAccount);
  return {
    accountId: payer.id,
    payeeName: readPayeeName(request.to_name, texts),
    account,
    bic: readBic(request.to_bic, texts),
    reference: readReference(request.to_reference, texts),
    amountCents: readAmount(request.amount, texts),
    feeCents: feeOf(payer.tariff, system),
    system,
    // There are no instant payments through correspondent banks.
    type: system === "SEPA" && !request.plan ? request.payment_type : "CREDIT",
    beneficiaryType: request.beneficary_type,
    ...readPlan(request, texts),
  };
}

/** Identifies the order: any change of it makes another payment. */
export const payloadHashOf = (order: Order): string =>
  digest(
    JSON.stringify([
      order.accountId,
      order.payeeName,
      order.account,
      order.bic,
      order.reference,
      order.amountCents,
      order.system,
      order.type,
      order.beneficiaryType,
      ...(order.plan || order.replaces ? [order.plan, order.replaces] : []),
    ]),
  );

/** Identifies what a name check was about: the payee's name and account. */
export const payeeHashOf = ({ payeeName, account }: Pick<Order, "payeeName" | "account">): string =>
  digest(JSON.stringify([payeeName, account]));
