import type { Money } from "@amberline/domain/money";
import type { beneficiaryTypes, paymentSystems, paymentTypes, transactionStatuses } from "../contract";

export type TransactionStatus = (typeof transactionStatuses)[number];
export type PaymentType = (typeof paymentTypes)[number];
export type PaymentSystem = (typeof paymentSystems)[number];
export type BeneficiaryType = (typeof beneficiaryTypes)[number];

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
  total: number;
}

export interface TransactionQuery {
  accountId: string;
  limit?: number;
  before?: string;
  /** Civil dates, both included. */
  start?: string;
  end?: string;
  text?: string;
  statuses?: TransactionStatus[];
}

/** What a customer asks for when sending money. */
export interface PaymentOrder {
  payee: { name: string; account: string; bic: string; type: BeneficiaryType };
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

/** What a newcomer tells of themselves. */
export interface Registration {
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
