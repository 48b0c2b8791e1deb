import { money, moneyFromDecimal, moneyToDecimal, type Money } from "@amberline/domain/money";
import type { Calls, RequestOf, ResponseOf, WireAccount, WireTransaction, WireUser } from "../contract";
import type {
  Account,
  ExportQuery,
  Forced,
  OrderAnswer,
  PayeeBank,
  PaymentOrder,
  Registration,
  SignedInDevice,
  StatementQuery,
  Transaction,
  TransactionFilter,
  TransactionPage,
  TransactionQuery,
  User,
  VerificationStatus,
} from "./model";
import { mapOutcome, type Outcome } from "./outcome";

/** Raised while translating an answer that fits the schema but makes no sense; read as `unreadable`. */
export class Untranslatable extends Error {}

/** Reads the data of a good outcome; what makes no sense is `unreadable`. */
export function translated<T, U, Code extends string>(
  outcome: Outcome<T, Code>,
  read: (data: T) => U,
): Outcome<U, Code> {
  try {
    return mapOutcome(outcome, read);
  } catch (error) {
    if (error instanceof Untranslatable) return { ok: false, problem: "unreadable" };
    throw error;
  }
}

/** A sum on the wire; nothing counts as zero. */
export const readMoney = (value: string | number | null | undefined, currency: string): Money => {
  const read = moneyFromDecimal(value ?? "0", currency);
  if (!read) throw new Untranslatable(`Not an amount in ${currency}.`);
  return read;
};

const readInstant = (value: string): number => {
  const instant = Date.parse(value);
  if (Number.isNaN(instant)) throw new Untranslatable("Not an instant.");
  return instant;
};

const kinds = { SEND: "send", RECEIVE: "receive", FEE: "fee", fee_manual: "manualFee" } as const;

export function readTransaction(wire: WireTransaction): Transaction {
  const amount = readMoney(wire.amount, wire.currency);
  const fee = readMoney(wire.fee, wire.currency);
  const kind = kinds[wire.type];
  return {
    id: wire.id,
    kind,
    status: wire.status,
    statusReason: wire.status_reason ?? "",
    displayed: kind === "fee" ? fee : amount,
    amount,
    fee,
    createdAt: readInstant(wire.createdAt),
    updatedAt: readInstant(wire.updatedAt),
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
  };
}

const verification = (value: string | null | undefined): VerificationStatus =>
  value === "in_progress" || value === "verify" || value === "reject" ? value : "none";

export const readUser = (wire: WireUser): User => ({
  id: wire.id,
  firstName: wire.first_name ?? "",
  lastName: wire.last_name ?? "",
  email: wire.email_address ?? "",
  phone: wire.mobile_number ?? "",
  isEmailConfirmed: wire.email_confirm,
  isPhoneConfirmed: wire.phone_confirm,
  verification: verification(wire.sumsub_status),
  hasTwoFactor: wire.two_factor_auth,
  recoveryCodesLeft: wire.recovery_codes_left,
  isCorporate: wire.is_corporate,
  isCompanyConfirmed: wire.corporate_confirm,
  tariffName: wire.tariff_name ?? "",
  address: {
    street: wire.street ?? "",
    city: wire.city ?? "",
    zip: wire.zip_code ?? "",
    country: wire.country ?? "",
  },
});

export const readAccount = (wire: WireAccount): Account => ({
  id: wire.id,
  name: wire.name || "My account",
  balance: wire.balance === null ? null : readMoney(wire.balance, "EUR"),
  balanceGbp: wire.balance_gbp === null ? null : readMoney(wire.balance_gbp, "GBP"),
  pendingOut: readMoney(wire.pending_out, "EUR"),
  overdraft: readMoney(wire.user.overdraft, "EUR"),
  iban: wire.user.iban ?? "",
  bic: wire.bic ?? "",
  topUpReference: wire.fiat_topup ?? "",
  nameCheckPolicy: wire.vop_policy ?? "warn",
  checksNamesFirst: wire.vop_policy !== undefined,
  user: readUser(wire.user),
});

const types = { send: "SEND", receive: "RECEIVE", fee: "FEE", manualFee: "fee_manual" } as const;

const unlessEmpty = <T>(choice: T[] | undefined) => (choice?.length ? choice : undefined);

const writeFilter = (filter: TransactionFilter) => ({
  id: filter.accountId,
  text: filter.text || undefined,
  statuses: unlessEmpty(filter.statuses),
  types: unlessEmpty(filter.kinds?.map((kind) => types[kind])),
  amount_min: filter.amountMin && moneyToDecimal(filter.amountMin),
  amount_max: filter.amountMax && moneyToDecimal(filter.amountMax),
});

export const writeQuery = (query: TransactionQuery): RequestOf<Calls["orderList"]> => ({
  ...writeFilter(query),
  start: query.start,
  end: query.end,
  limit: query.limit,
  before: query.before,
  totals: query.totals,
});

export const readPage = (wire: ResponseOf<Calls["orderList"]>): TransactionPage => ({
  transactions: wire.data.map(readTransaction),
  next: wire.next,
  oldest: wire.oldest,
  total: wire.total,
  ...(wire.totals
    ? { totals: { in: readMoney(wire.totals.in, "EUR"), out: readMoney(wire.totals.out, "EUR") } }
    : {}),
});

export const writeExportQuery = (query: ExportQuery): RequestOf<Calls["orderExport"]> => ({
  ...writeFilter(query),
  start: query.start,
  end: query.end,
  format: query.format,
});

export const writeStatementQuery = (query: StatementQuery): RequestOf<Calls["orderPdf"]> => ({
  ...writeFilter(query),
  start: query.start,
  end: query.end,
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
  type: "SEND",
  payment_system: order.system,
  payment_type: order.type,
  beneficary_type: order.payee.type,
  force_payment: forced !== null,
  code2fa: forced?.code,
  vop_id: forced?.nameCheckId,
  entered_by: order.enteredBy,
  from_name: order.debtor.name,
  from_account: order.debtor.account,
  from_address: order.debtor.street,
  from_reference: "",
  from_country: order.debtor.country,
  from_city: order.debtor.city,
  from_zip: order.debtor.zip,
});

export function readOrderAnswer(wire: ResponseOf<Calls["orderCreate"]>, forced: boolean): OrderAnswer {
  if (wire.vop_result && !forced) {
    return {
      kind: "nameCheck",
      check: {
        result: wire.vop_result,
        ...(wire.vop_id ? { id: wire.vop_id } : {}),
        ...(wire.matchedName ? { matchedName: wire.matchedName } : {}),
        ...(wire.message ? { message: wire.message } : {}),
      },
    };
  }
  return { kind: "accepted", id: wire.id ?? null, status: wire.status ?? null };
}

export const readPayeeBank = (wire: ResponseOf<Calls["payeeBank"]>["data"]): PayeeBank | null =>
  wire && {
    bic: wire.bic,
    name: wire.bank_name,
    country: wire.country ?? "",
    takesInstant: wire.instant,
    takesCredit: wire.credit,
  };

export const writeRegistration = (registration: Registration): RequestOf<Calls["register"]> => ({
  first_name: registration.firstName,
  last_name: registration.lastName,
  login: registration.email,
  phone: registration.phone || undefined,
  country: registration.country,
  city: registration.city,
  zip_code: registration.zip,
  street: registration.street,
  password: registration.password,
  confirm_password: registration.password,
  agree: true,
});

export const readDevice = (wire: ResponseOf<Calls["sessionList"]>["data"][number]): SignedInDevice => ({
  id: wire.id,
  device: wire.device,
  createdAt: readInstant(wire.createdAt),
  lastSeenAt: readInstant(wire.lastSeenAt),
  isCurrent: wire.current,
});
