import { type Calls, type RequestOf } from "@amberline/api/contract";
import { refuse } from "../../http/refusal";
import { digest } from "../../secrets/digest";
import { type Catalogue } from "../../locales";
import { type AccountRow } from "../../http/caller";
import { readAccountNumber, readAmount, readBic, readPayeeName, readReference, readSepaIban } from "./fields";
import { feeOf } from "./tariffs";

export type OrderRequest = RequestOf<Calls["orderCreate"]>;

/** What a customer asked for, checked and tidied by the bank's own rules. Amounts in cents of EUR. */
export interface Order {
  accountId: string;
  payeeName: string;
  account: string;
  bic: string;
  reference: string;
  amountCents: number;
  /** The bank's own fee; what the request names does not count. */
  feeCents: number;
  system: "SEPA" | "SWIFT";
  type: "INSTANT" | "CREDIT";
  beneficiaryType: "private" | "organization";
}

/** Reads an order of an account. Refuses what the rules of the specification (section 5) do not let pass. */
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
    // Correspondent banks know no instant payments.
    type: system === "SEPA" ? request.payment_type : "CREDIT",
    beneficiaryType: request.beneficary_type,
  };
}

/** Names the whole order: any change of it is another payment. */
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
    ]),
  );

/** Names what a name check was about: who is to receive, and where. */
export const payeeHashOf = ({ payeeName, account }: Pick<Order, "payeeName" | "account">): string =>
  digest(JSON.stringify([payeeName, account]));
