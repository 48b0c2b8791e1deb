import type { LimitsToday, PaymentLimits } from "@amberline/domain/limits";
import { money, moneyFromDecimal, moneyToDecimal, type Money } from "@amberline/domain/money";
import {
  firstDay,
  lastDay,
  type Calls,
  type RequestOf,
  type ResponseOf,
  type WireTransaction,
} from "../contract";
import type {
  AccountOverview,
  DebitCollection,
  ExportQuery,
  Forced,
  OrderAnswer,
  Passkey,
  PayeeBank,
  PaymentOrder,
  PlannedPayment,
  Quote,
  SignedInDevice,
  SignIn,
  StatementQuery,
  Transaction,
  TransactionFilter,
  TransactionPage,
  TransactionQuery,
} from "./model";
import { readProposal } from "./translateApprovals";
import { readInstant, readMoney, Untranslatable } from "./translateAccount";

const kinds = { SEND: "send", RECEIVE: "receive", FEE: "fee", fee_manual: "manualFee" } as const;

export function readTransaction(wire: WireTransaction): Transaction {
  const kind = kinds[wire.type];
  const shown = kind === "fee" ? wire.fee : wire.amount;
  if (shown === null) throw new Untranslatable("No amount.");
  const amount = readMoney(wire.amount, wire.currency);
  const fee = readMoney(wire.fee, wire.currency);
  return {
    id: wire.id,
    kind,
    status: wire.status,
    statusReason: wire.status_reason ?? "",
    displayed: kind === "fee" ? fee : amount,
    amount,
    fee,
    createdAt: readInstant(wire.createdAt),
    updatedAt: readInstant(wire.updatedAt ?? wire.createdAt),
    debtor: {
      name: wire.from_name ?? "",
      account: wire.from_account ?? "",
      bic: wire.from_bic ?? "",
      bankName: wire.from_bank_name ?? "",
    },
    payee: {
      name: wire.to_name ?? "",
      account: wire.to_account ?? "",
      bic: wire.to_bic ?? "",
      bankName: wire.to_bank_name ?? "",
      address: wire.to_address ?? "",
      city: wire.to_address_city ?? "",
      zip: wire.to_address_zip ?? "",
      country: wire.to_address_country ?? "",
    },
    reference: wire.to_reference ?? "",
    isHidden: wire.is_hidden,
    directDebit: wire.direct_debit,
    category: wire.category,
    categoryFrom: wire.category_from,
    note: wire.note,
    noteVersion: wire.note_version,
    files: wire.files,
    labels: wire.labels,
    spaceId: wire.space_id,
  };
}

const types = { send: "SEND", receive: "RECEIVE", fee: "FEE", manualFee: "fee_manual" } as const;

const unlessEmpty = <T>(choice: T[] | undefined) => (choice?.length ? choice : undefined);

/** A date beyond all accounts, half typed or in an address, means the same as the last that a provider takes. */
function withinReach(day: string): string {
  if (day < firstDay) return firstDay;
  return day > lastDay ? lastDay : day;
}

export const writeRange = ({ start, end }: TransactionFilter) => ({
  start: start && withinReach(start),
  end: end && withinReach(end),
});

export const writeFilter = (filter: TransactionFilter) => ({
  id: filter.accountId,
  text: filter.text || undefined,
  statuses: unlessEmpty(filter.statuses),
  types: unlessEmpty(filter.kinds?.map((kind) => types[kind])),
  categories: unlessEmpty(filter.categories),
  has_files: filter.hasFiles,
  labels: unlessEmpty(filter.labels),
  amount_min: filter.amountMin && moneyToDecimal(filter.amountMin),
  amount_max: filter.amountMax && moneyToDecimal(filter.amountMax),
});

export const writeQuery = (query: TransactionQuery): RequestOf<Calls["orderList"]> => ({
  ...writeFilter(query),
  ...writeRange(query),
  limit: query.limit,
  before: query.before,
  transaction_id: query.transactionId,
  totals: query.totals,
  with_labels: query.withLabels,
});

export const readPage = (wire: ResponseOf<Calls["orderList"]>): TransactionPage => ({
  transactions: wire.data.map(readTransaction),
  next: wire.next,
  oldest: wire.oldest,
  total: wire.total ?? wire.data.length,
  ...(wire.totals
    ? { totals: { in: readMoney(wire.totals.in, "EUR"), out: readMoney(wire.totals.out, "EUR") } }
    : {}),
  ...(wire.labels ? { labels: wire.labels } : {}),
});

export const readOverview = ({ data }: ResponseOf<Calls["orderOverview"]>): AccountOverview => ({
  months: data.months.map(({ month, ...sums }) => ({
    month: `${month}-01`,
    in: readMoney(sums.in, "EUR"),
    out: readMoney(sums.out, "EUR"),
  })),
  before: data.before && { day: data.before.day, out: readMoney(data.before.out, "EUR") },
  payees: data.payees.map(({ out, ...payee }) => ({ ...payee, out: readMoney(out, "EUR") })),
  recent: data.recent.map(({ name, account, bic, beneficary_type: type }) => ({
    name,
    account,
    bic: bic ?? "",
    ...(type ? { type } : {}),
  })),
  waiting: { total: data.waiting.total, transactions: data.waiting.data.map(readTransaction) },
  upcoming: { total: data.upcoming.total, plans: readPlans(data.upcoming) },
  collections: { total: data.collections.total, coming: data.collections.data.map(readCollection) },
  toApprove: { total: data.to_approve.total, proposals: data.to_approve.data.map(readProposal) },
});

export const writeExportQuery = (query: ExportQuery): RequestOf<Calls["orderExport"]> => ({
  ...writeFilter(query),
  ...writeRange(query),
  format: query.format,
});

export const writeStatementQuery = (query: StatementQuery): RequestOf<Calls["orderPdf"]> => ({
  ...writeFilter(query),
  start: withinReach(query.start),
  end: withinReach(query.end),
});

export const writeOrder = (order: PaymentOrder, forced: Forced | null): RequestOf<Calls["orderCreate"]> => ({
  to_name: order.payee.name,
  to_account: order.payee.account,
  to_bic: order.payee.bic,
  to_reference: order.reference,
  to_address: "",
  to_address_city: "",
  to_address_zip: "",
  to_address_country: "",
  amount: moneyToDecimal(order.amount),
  fee: moneyToDecimal(money(0, order.amount.currency)),
  currency: "EUR",
  type: order.plan || order.replaces ? "PLAN" : "SEND",
  payment_system: order.system,
  payment_type: order.type,
  beneficary_type: order.payee.type,
  force_payment: forced !== null,
  code2fa: forced?.code,
  vop_id: forced?.nameCheckId,
  quoted_fee: order.quotedFee && moneyToDecimal(order.quotedFee),
  repeat_of: forced?.repeatOf,
  plan: order.plan,
  replaces: order.replaces,
  entered_by: order.enteredBy,
  from_name: order.debtor.name,
  from_account: order.debtor.account,
  from_address: order.debtor.street,
  from_reference: "",
  from_country: order.debtor.country,
  from_city: order.debtor.city,
  from_zip: order.debtor.zip,
});

const limitOf = (text: string | number | null) => (text === null ? null : readMoney(text, "EUR"));
const wireLimitOf = (limit: Money | null) => limit && moneyToDecimal(limit);

export const readLimits = ({ data }: ResponseOf<Calls["limitsInfo"]>): LimitsToday => ({
  limits: {
    perPayment: limitOf(data.per_payment),
    perDay: limitOf(data.per_day),
    instantPerPayment: limitOf(data.instant_per_payment),
    instantPerDay: limitOf(data.instant_per_day),
  },
  sentToday: readMoney(data.sent_today, "EUR"),
  instantToday: readMoney(data.instant_today, "EUR"),
  ...(data.own && {
    own: {
      perPayment: limitOf(data.own.per_payment),
      perDay: limitOf(data.own.per_day),
      sentToday: readMoney(data.own.sent_today, "EUR"),
    },
  }),
});

export const writeLimits = (limits: PaymentLimits): RequestOf<Calls["limitsUpdate"]> => ({
  per_payment: wireLimitOf(limits.perPayment),
  per_day: wireLimitOf(limits.perDay),
  instant_per_payment: wireLimitOf(limits.instantPerPayment),
  instant_per_day: wireLimitOf(limits.instantPerDay),
});

/** Null if the provider does not say, or not in a way that can be shown. */
export function readQuote(wire: Pick<ResponseOf<Calls["orderCreate"]>, "fee" | "total">): Quote | null {
  const fee = moneyFromDecimal(wire.fee ?? "", "EUR");
  const total = moneyFromDecimal(wire.total ?? "", "EUR");
  return fee && total && { fee, total };
}

export function readOrderAnswer(wire: ResponseOf<Calls["orderCreate"]>, forced: boolean): OrderAnswer {
  const { planned_for: plannedFor, approvals_needed: approvalsNeeded } = wire;
  if (wire.vop_result && !forced) {
    const quote = readQuote(wire);
    return {
      kind: "nameCheck",
      check: {
        result: wire.vop_result,
        ...(wire.vop_id ? { id: wire.vop_id } : {}),
        ...(wire.matchedName ? { matchedName: wire.matchedName } : {}),
        ...(wire.message ? { message: wire.message } : {}),
        ...(quote ? { quote } : {}),
        ...(approvalsNeeded && { approvalsNeeded }),
        ...(wire.without_code && { withoutCode: true }),
      },
    };
  }
  return {
    kind: "accepted",
    id: wire.id ?? null,
    status: wire.status ?? null,
    ...(plannedFor && { plannedFor }),
    ...(approvalsNeeded && { approvalsNeeded }),
  };
}

/** Soonest first. Throws Untranslatable for one without a day. */
export const readPlans = ({ data }: ResponseOf<Calls["planList"]>): readonly PlannedPayment[] =>
  data.map((wire) => {
    const [next, ...later] = wire.days;
    if (next === undefined) throw new Untranslatable("A planned payment without a day.");
    return {
      id: wire.id,
      orderKey: wire.order_key,
      createdAt: readInstant(wire.createdAt),
      payee: { name: wire.to_name, account: wire.to_account, bic: wire.to_bic, type: wire.beneficary_type },
      reference: wire.to_reference,
      amount: readMoney(wire.amount, "EUR"),
      plan: wire.plan,
      state: wire.state,
      days: [next, ...later],
      changeableUntil: readInstant(wire.changeable_until),
      triedAgain: wire.tried_again ? readInstant(wire.tried_again) : null,
      problem: wire.problem ?? "",
    };
  });

type WireCollection = ResponseOf<Calls["directDebitList"]>["data"]["coming"][number];

export const readCollection = (wire: WireCollection): DebitCollection => ({
  id: wire.id,
  mandateId: wire.mandate_id,
  creditor: wire.creditor_name,
  amount: readMoney(wire.amount, "EUR"),
  day: wire.day,
  sequence: wire.sequence,
  reference: wire.reference,
  state: wire.state,
  problem: wire.problem ?? "",
  refusableUntil: wire.refusable_until === null ? null : readInstant(wire.refusable_until),
  refundableUntil: wire.refundable_until,
  transactionId: wire.transaction_id,
});

export const readPayeeBank = (wire: ResponseOf<Calls["payeeBank"]>["data"]): PayeeBank | null =>
  wire && {
    bic: wire.bic,
    name: wire.bank_name,
    country: wire.country ?? "",
    takesInstant: wire.instant,
    takesCredit: wire.credit,
  };

export const readPasskey = ({
  createdAt,
  lastUsedAt,
  ...passkey
}: ResponseOf<Calls["passkeyList"]>["data"][number]): Passkey => ({
  ...passkey,
  createdAt: readInstant(createdAt),
  lastUsedAt: lastUsedAt ? readInstant(lastUsedAt) : null,
});

export const readSignIn = (wire: ResponseOf<Calls["signInList"]>["data"][number]): SignIn => ({
  id: wire.id,
  at: readInstant(wire.at),
  result: wire.result,
  device: wire.device,
  address: wire.address ?? "",
  country: wire.country ?? "",
  isCurrent: wire.current,
});

export const readDevice = (wire: ResponseOf<Calls["sessionList"]>["data"][number]): SignedInDevice => ({
  id: wire.id,
  device: wire.device,
  createdAt: readInstant(wire.createdAt),
  lastSeenAt: readInstant(wire.lastSeenAt),
  isCurrent: wire.current,
});
