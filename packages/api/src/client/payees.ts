import { moneyToDecimal } from "@amberline/domain/money";
import type { Calls, RequestOf, ResponseOf } from "../contract";
import { receiverCreate } from "../contract/receiverCreate";
import { receiverDelete } from "../contract/receiverDelete";
import { receiverList } from "../contract/receiverList";
import { receiverUpdate } from "../contract/receiverUpdate";
import { templateCreate } from "../contract/templateCreate";
import { templateDelete } from "../contract/templateDelete";
import { templateList } from "../contract/templateList";
import { templateUpdate } from "../contract/templateUpdate";
import type { Receiver, ReceiverDraft, Template, TemplateDraft, TrustLimits } from "./model";
import { mapOutcome, type Outcome } from "./outcome";
import { readMoney, translated } from "./translateAccount";
import type { RequestOptions, Send } from "./transport";

const done = () => true as const;

const writeTemplate = (draft: TemplateDraft): RequestOf<Calls["templateCreate"]> => ({
  template_name: draft.templateName,
  beneficiary_name: draft.payeeName,
  beneficiary_iban: draft.account,
  bic: draft.bic,
  details: draft.reference,
  amount: moneyToDecimal(draft.amount),
  provider_template: false,
});

const readTemplate = (wire: ResponseOf<Calls["templateList"]>["data"][number]): Template => ({
  id: wire.id,
  templateName: wire.template_name,
  payeeName: wire.beneficiary_name ?? "",
  account: wire.beneficiary_iban ?? "",
  bic: wire.bic ?? "",
  reference: wire.details ?? "",
  amount: readMoney(wire.amount, "EUR"),
  isFromProvider: wire.provider_template,
});

const writeReceiver = (draft: ReceiverDraft): RequestOf<Calls["receiverCreate"]> => ({
  name: draft.name,
  account: draft.account,
  bic: draft.bic,
  bank_name: draft.bankName,
  beneficary_type: draft.type,
  details: draft.reference,
});

const readReceiver = (
  wire: ResponseOf<Calls["receiverList"]>["data"][number],
  limits: TrustLimits | null,
): Receiver => ({
  id: wire.id,
  name: wire.name,
  account: wire.account,
  bic: wire.bic,
  bankName: wire.bank_name ?? "",
  type: wire.beneficary_type,
  reference: wire.details ?? "",
  trust: limits && { isTrusted: wire.is_trusted, limits },
});

function readReceivers({ data, trust }: ResponseOf<Calls["receiverList"]>): Receiver[] {
  const limits = trust && {
    perPayment: readMoney(trust.per_payment, "EUR"),
    perDay: readMoney(trust.per_day, "EUR"),
  };
  return data.map((wire) => readReceiver(wire, limits));
}

/** Templates and receivers. Writes are for the account of the token. */
export const payeeCalls = (send: Send) => ({
  /** Newest first, of any account of the login. */
  async templates(accountId: string, options: RequestOptions = {}): Promise<Outcome<Template[]>> {
    return translated(await send(templateList, { id: accountId }, options), ({ data }) =>
      data.map(readTemplate),
    );
  },

  async createTemplate(draft: TemplateDraft, options: RequestOptions = {}): Promise<Outcome<true>> {
    return mapOutcome(await send(templateCreate, writeTemplate(draft), options), done);
  },

  async updateTemplate(
    id: string,
    draft: TemplateDraft,
    options: RequestOptions = {},
  ): Promise<Outcome<true, "NOT_FOUND">> {
    return mapOutcome(await send(templateUpdate, { id, ...writeTemplate(draft) }, options), done);
  },

  async deleteTemplate(id: string, options: RequestOptions = {}): Promise<Outcome<true, "NOT_FOUND">> {
    return mapOutcome(await send(templateDelete, { id }, options), done);
  },

  /** Newest first, of any account of the login. */
  async receivers(accountId: string, options: RequestOptions = {}): Promise<Outcome<Receiver[]>> {
    return translated(await send(receiverList, { id: accountId }, options), readReceivers);
  },

  async createReceiver(
    draft: ReceiverDraft,
    options: RequestOptions = {},
  ): Promise<Outcome<true, "RECEIVER_EXISTS">> {
    return mapOutcome(await send(receiverCreate, writeReceiver(draft), options), done);
  },

  async updateReceiver(
    id: string,
    draft: ReceiverDraft,
    options: RequestOptions = {},
  ): Promise<Outcome<true, "NOT_FOUND" | "RECEIVER_EXISTS">> {
    return mapOutcome(await send(receiverUpdate, { id, ...writeReceiver(draft) }, options), done);
  },

  async deleteReceiver(id: string, options: RequestOptions = {}): Promise<Outcome<true, "NOT_FOUND">> {
    return mapOutcome(await send(receiverDelete, { id }, options), done);
  },
});
