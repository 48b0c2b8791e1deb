import { moneyToDecimal, type Money } from "@amberline/domain/money";
import { approvalDecline, approvalGive, approvalList } from "../contract/approvals";
import { orderCreate } from "../contract/orderCreate";
import { orderList } from "../contract/orderList";
import { orderOverview } from "../contract/orderOverview";
import { orderQuote } from "../contract/orderQuote";
import { payeeBank } from "../contract/payeeBank";
import { planList, planUpdate } from "../contract/plans";
import type {
  AccountOverview,
  Approvals,
  Forced,
  OrderAnswer,
  PayeeBank,
  PaymentOrder,
  PlanChange,
  PlannedPayment,
  Quote,
  TransactionPage,
  TransactionQuery,
} from "./model";
import { mapOutcome, type Outcome } from "./outcome";
import {
  readOrderAnswer,
  readOverview,
  readPage,
  readPayeeBank,
  readPlans,
  readQuote,
  writeOrder,
  writeQuery,
} from "./translate";
import { readApprovals } from "./translateApprovals";
import { translated } from "./translateAccount";
import type { Dated, RequestOptions, Send } from "./transport";

/** Cached pages, so that an unchanged list costs a 304 and keeps its identity. */
const REMEMBERED_PAGES = 8;

export function paymentCalls(send: Send) {
  const pages = new Map<string, { etag: string; page: TransactionPage }>();

  const remember = (key: string, etag: string, page: TransactionPage) => {
    pages.delete(key);
    pages.set(key, { etag, page });
    const first = pages.keys().next();
    if (pages.size > REMEMBERED_PAGES && !first.done) pages.delete(first.value);
  };

  return {
    /** An unchanged page is the same object as before, so that nothing rerenders. */
    async transactions(
      query: TransactionQuery,
      options: RequestOptions = {},
    ): Promise<Outcome<TransactionPage> & Dated> {
      const request = writeQuery(query);
      const key = JSON.stringify(request);
      const known = pages.get(key);
      const sent = await send(orderList, request, {
        ...options,
        ...(known ? { etag: known.etag } : {}),
      });
      const { answeredAt } = sent;
      const dated: Dated = answeredAt === undefined ? {} : { answeredAt };
      if (sent.ok && sent.unchanged && known) return { ok: true, data: known.page, ...dated };
      const outcome = translated(sent, readPage);
      if (outcome.ok && sent.etag) remember(key, sent.etag, outcome.data);
      return outcome.ok ? { ...outcome, ...dated } : outcome;
    },

    async overview(accountId: string, options: RequestOptions = {}): Promise<Outcome<AccountOverview>> {
      return translated(await send(orderOverview, { id: accountId }, options), readOverview);
    },

    /** `forced` is null in the first request, which checks the name. Use one idempotency key per intent. */
    async createOrder(
      order: PaymentOrder,
      forced: Forced | null,
      options: RequestOptions & { idempotencyKey: string },
    ) {
      const outcome = await send(orderCreate, writeOrder(order, forced), options);
      return mapOutcome(outcome, (wire): OrderAnswer => readOrderAnswer(wire, forced !== null));
    },

    /** Of the client's account, soonest first, where its user has plans. */
    async plans(options: RequestOptions = {}): Promise<Outcome<readonly PlannedPayment[]>> {
      return translated(await send(planList, {}, options), readPlans);
    },

    async changePlan(
      change: PlanChange,
      options: RequestOptions = {},
    ): Promise<Outcome<readonly PlannedPayment[]>> {
      return translated(await send(planUpdate, change, options), readPlans);
    },

    /** What waits for approval in the client's account, or did, where it has approvals. */
    async approvals(options: RequestOptions = {}): Promise<Outcome<Approvals>> {
      return translated(await send(approvalList, {}, options), readApprovals);
    },

    /** All or none. `code` is of the act `approval`; `total` that of the payments as shown, without fees. */
    async approve(
      { total, ...given }: { ids: readonly string[]; total: Money; code: string },
      options: RequestOptions = {},
    ): Promise<Outcome<Approvals, "INCORRECT_2FA_CODE">> {
      const request = { ...given, ids: [...given.ids], total: moneyToDecimal(total) };
      return translated(await send(approvalGive, request, options), readApprovals);
    },

    /** What the customer made themselves is withdrawn. */
    async decline(
      declined: { id: string; reason: string },
      options: RequestOptions = {},
    ): Promise<Outcome<Approvals>> {
      return translated(await send(approvalDecline, declined, options), readApprovals);
    },

    /** Null if the provider does not say. */
    async quote(
      { amount, system, type }: Pick<PaymentOrder, "amount" | "system" | "type">,
      options: RequestOptions = {},
    ): Promise<Outcome<Quote | null>> {
      const request = {
        amount: moneyToDecimal(amount),
        currency: "EUR",
        payment_system: system,
        payment_type: type,
      } as const;
      return mapOutcome(await send(orderQuote, request, options), ({ data }) => readQuote(data));
    },

    async payeeBank(account: string, options: RequestOptions = {}): Promise<Outcome<PayeeBank | null>> {
      return mapOutcome(await send(payeeBank, { account }, options), ({ data }) => readPayeeBank(data));
    },

    /** Clears the cache; call it when the user or the account changes. */
    forget: () => pages.clear(),
  };
}
