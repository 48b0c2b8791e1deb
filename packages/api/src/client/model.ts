import type { Money } from "@amberline/domain/money";
import type {
  beneficiaryTypes,
  exportFormats,
  paymentSystems,
  paymentTypes,
  transactionStatuses,
} from "../contract";

export type TransactionStatus = (typeof transactionStatuses)[number];
export type PaymentType = (typeof paymentTypes)[number];
export type PaymentSystem = (typeof paymentSystems)[number];
export type PayeeType = (typeof beneficiaryTypes)[number];

/** Identity verification; `none` until the customer starts it. */
export type VerificationStatus = "none" | "in_progress" | "verify" | "reject";

/** One side of a transaction. Empty text where the provider says nothing. */
export interface Party {
  name: string;
  account: string;
  bic: string;
  bankName: string;
}

export interface Transaction {
  id: string;
  kind: "send" | "receive" | "fee" | "manualFee";
  status: TransactionStatus;
  statusReason: string;
  /** What the list shows: the fee of a FEE row, otherwise the amount. Never negative. */
  displayed: Money;
  amount: Money;
  fee: Money;
  /** Epoch milliseconds. */
  createdAt: number;
  updatedAt: number;
  debtor: Party;
  payee: Party & { address: string; city: string; zip: string; country: string };
  reference: string;
}

export interface User {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  isEmailConfirmed: boolean;
  isPhoneConfirmed: boolean;
  verification: VerificationStatus;
  hasTwoFactor: boolean;
  /** Null when the provider has no recovery codes. */
  recoveryCodesLeft: number | null;
  isCorporate: boolean;
  isCompanyConfirmed: boolean;
  tariffName: string;
  address: { street: string; city: string; zip: string; country: string };
}

export interface Account {
  id: string;
  name: string;
  /** Available to spend; null when the provider does not know. */
  balance: Money | null;
  balanceGbp: Money | null;
  pendingOut: Money;
  overdraft: Money;
  iban: string;
  bic: string;
  /** Reference that routes a top-up to this account when it has no IBAN of its own. */
  topUpReference: string;
  nameCheckPolicy: "warn" | "refuse";
  /** Whether no payment is made before its name was checked, so that a first request never moves money. */
  checksNamesFirst: boolean;
  user: User;
}

/** An account of the login with the token that speaks for it. */
export interface AccountToken {
  accountId: string;
  token: string;
  name: string;
}

export interface TransactionPage {
  transactions: Transaction[];
  next: string | null;
  /** Civil date of the first transaction, yyyy-MM-dd. */
  oldest: string | null;
  /** How many transactions fit the query. */
  total: number;
  /** What the transactions that fit the query moved: only booked ones in EUR count. Present when asked for. */
  totals?: { in: Money; out: Money };
}

/** Which of an account's transactions. What is left out, or an empty choice, leaves nothing out. */
export interface TransactionFilter {
  accountId: string;
  /** Civil dates, both included. */
  start?: string;
  end?: string;
  text?: string;
  statuses?: TransactionStatus[];
  kinds?: Transaction["kind"][];
  /** Of the amounts the list shows, both included. */
  amountMin?: Money;
  amountMax?: Money;
}

export interface TransactionQuery extends TransactionFilter {
  limit?: number;
  before?: string;
  /** Whether the page is to come with its totals. @default false */
  totals?: boolean;
}

export type ExportFormat = (typeof exportFormats)[number];

/** A CSV keeps to the whole filter; camt.053 is a statement and keeps to the days alone. */
export type ExportQuery = TransactionFilter & { format: ExportFormat };

/** A range, and what is wanted of it. With any filter the paper is a list of what was found, without balances. */
export type StatementQuery = TransactionFilter & { start: string; end: string };

/** A file of the provider's, to be kept under its name. */
export interface ClientFile {
  name: string;
  content: Blob;
}

/** What a customer asks for when sending money. */
export interface PaymentOrder {
  payee: { name: string; account: string; bic: string; type: PayeeType };
  reference: string;
  amount: Money;
  system: PaymentSystem;
  type: PaymentType;
  debtor: { name: string; account: string; country: string; city: string; zip: string; street: string };
  /** Id of the login's first account that is not a company. */
  enteredBy: string;
}

/** Consent to send although the name check said what it said. */
export interface Forced {
  nameCheckId?: string;
  code?: string;
}

export interface NameCheck {
  /** MTCH, CMTC, NMTC, NOAP, or whatever else the provider answers. */
  result: string;
  id?: string;
  /** Holder's name, disclosed only on a close match. */
  matchedName?: string;
  message?: string;
}

export type OrderAnswer =
  | { kind: "nameCheck"; check: NameCheck }
  | { kind: "accepted"; id: string | null; status: TransactionStatus | null };

export interface PayeeBank {
  bic: string;
  name: string;
  country: string;
  takesInstant: boolean;
  takesCredit: boolean;
}

export interface TemplateDraft {
  templateName: string;
  payeeName: string;
  account: string;
  bic: string;
  reference: string;
  amount: Money;
}

/** A payment template of an account. */
export interface Template extends TemplateDraft {
  id: string;
  /** Defined by the provider; the customer can neither change nor delete it. */
  isFromProvider: boolean;
}

/** A payee to be saved. Empty text where nothing was said. */
export interface ReceiverDraft {
  name: string;
  account: string;
  bic: string;
  bankName: string;
  type: PayeeType;
  reference: string;
}

/** A saved payee of an account. */
export interface Receiver extends ReceiverDraft {
  id: string;
}

/** What a newcomer tells of themselves. */
export interface SignUpDraft {
  firstName: string;
  lastName: string;
  email: string;
  /** International form (E.164), or empty. */
  phone: string;
  /** Two-letter country code. */
  country: string;
  city: string;
  zip: string;
  street: string;
  password: string;
}

/** A two-factor secret that is not switched on yet. */
export interface TwoFactorSecret {
  /** An otpauth: address to draw as a QR code, or a data: image of one. */
  qrCode: string;
  /** Base32. */
  secret: string;
}

/** A device the login is signed in on. */
export interface SignedInDevice {
  id: string;
  /** Empty when unknown. */
  device: string;
  /** Epoch milliseconds. */
  createdAt: number;
  lastSeenAt: number;
  isCurrent: boolean;
}

export interface Tokens {
  accessToken: string;
  /** Absent when the provider does not rotate or does not refresh. */
  refreshToken: string | null;
}
