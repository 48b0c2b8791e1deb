import { moneyToDecimal, type Money } from "@amberline/domain/money";
import type { RequestOf, ResponseOf } from "../contract";
import {
  moneyRequestCreate,
  moneyRequestList,
  moneyRequestUpdate,
  moneyRequestView,
} from "../contract/moneyRequests";
import type { MoneyRequest, RequestedPayment } from "./model";
import type { Outcome } from "./outcome";
import { readInstant, readMoney, translated } from "./translateAccount";
import type { RequestOptions, Send } from "./transport";

type Wire = ResponseOf<typeof moneyRequestList>["data"][number];

const readReceived = (wire: Pick<Wire["payments"][number], "id" | "createdAt" | "from_name" | "amount">) => ({
  id: wire.id,
  createdAt: readInstant(wire.createdAt),
  payer: wire.from_name,
  amount: readMoney(wire.amount, "EUR"),
});

const readRequests = ({ data }: ResponseOf<typeof moneyRequestList>): readonly MoneyRequest[] =>
  data.map((wire) => ({
    id: wire.id,
    key: wire.key,
    token: wire.token,
    createdAt: readInstant(wire.createdAt),
    madeBy: { name: wire.made_by.name, isSelf: wire.made_by.is_self },
    payer: wire.payer,
    text: wire.text,
    amount: readMoney(wire.amount, "EUR"),
    reference: wire.reference,
    until: wire.until,
    state: wire.state,
    paid: readMoney(wire.paid, "EUR"),
    payments: wire.payments.map((payment) => ({ ...readReceived(payment), isChosen: payment.is_chosen })),
    suggestions: wire.suggestions.map((payment) => ({
      ...readReceived(payment),
      reference: payment.reference,
    })),
  }));

const readRequested = ({ data }: ResponseOf<typeof moneyRequestView>): RequestedPayment => ({
  state: data.state,
  payee: data.to_name,
  text: data.text,
  pay: data.pay && {
    iban: data.pay.to_account,
    holder: data.pay.to_holder ?? data.to_name,
    bic: data.pay.to_bic,
    bankName: data.pay.to_bank_name,
    amount: readMoney(data.pay.amount, "EUR"),
    reference: data.pay.reference,
    until: data.pay.until,
  },
});

/** Where the account has requests for money: of the client's account, those open first. */
export const moneyRequestCalls = (send: Send) => ({
  async moneyRequests(options: RequestOptions = {}): Promise<Outcome<readonly MoneyRequest[]>> {
    return translated(await send(moneyRequestList, {}, options), readRequests);
  },

  /** The same key again is the same request. */
  async requestMoney(
    { amount, ...wanted }: { key: string; payer: string; text: string; amount: Money; until: string },
    options: RequestOptions = {},
  ): Promise<Outcome<readonly MoneyRequest[]>> {
    const request = { ...wanted, amount: moneyToDecimal(amount) };
    return translated(await send(moneyRequestCreate, request, options), readRequests);
  },

  async changeMoneyRequest(
    { id, act, transactionId }: MoneyRequestChange,
    options: RequestOptions = {},
  ): Promise<Outcome<readonly MoneyRequest[]>> {
    const request = { id, act, ...(transactionId === undefined ? {} : { transaction_id: transactionId }) };
    return translated(await send(moneyRequestUpdate, request, options), readRequests);
  },
});

/** `transactionId` is of the payment that is matched, or is not any more. */
export interface MoneyRequestChange {
  id: string;
  act: RequestOf<typeof moneyRequestUpdate>["act"];
  transactionId?: string;
}

/** What a link asks for; nobody has to be signed in. */
export const viewMoneyRequest = async (
  send: Send,
  token: string,
  options: RequestOptions = {},
): Promise<Outcome<RequestedPayment>> =>
  translated(await send(moneyRequestView, { token }, options), readRequested);

export type MoneyRequestClient = ReturnType<typeof moneyRequestCalls>;
