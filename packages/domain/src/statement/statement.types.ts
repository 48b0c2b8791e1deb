import { type Money } from "../money";

export interface StatementParty {
  /** Empty when unknown. */
  name: string;
  /** IBAN without spaces, or an account number; empty when unknown. */
  account: string;
  bic: string;
}

/** Determines the bank transaction code. */
export type LineKind =
  | "sent"
  | "received"
  | "returned"
  | "paymentFee"
  | "bankFee"
  /** A direct debit under the scheme Core, and under B2B. */
  | "coreDebit"
  | "b2bDebit"
  | "paidBack"
  /** Between the account and a space of its own. */
  | "setAside"
  | "takenBack";

/** A booked entry. */
export interface StatementLine {
  /** At most 35 characters, unique per account. */
  id: string;
  /** The payer's own payment number; null if there was none. */
  endToEndId: string | null;
  /** Of a direct debit, and of one that was paid back: the creditor's numbers. */
  mandate: { id: string; creditorId: string } | null;
  kind: LineKind;
  /** Sent over the SEPA instant scheme. */
  isInstant: boolean;
  /** Both banks are in SEPA. */
  isSepa: boolean;
  /** Positive for credit, negative for debit. */
  amount: Money;
  /** Civil date, yyyy-MM-dd. */
  bookedOn: string;
  debtor: StatementParty;
  creditor: StatementParty;
  /** The payer's text; an ISO 11649 reference becomes a structured one. */
  reference: string;
}

/** What comes back to the payer. */
export const isReversal = ({ kind }: StatementLine) => kind === "returned" || kind === "paidBack";

/** A statement without its entries. `opening` plus credits minus debits is `closing`. */
export interface StatementHead {
  /** At most 35 characters, unique per bank. */
  id: string;
  /** Creation of the file, milliseconds since 1970. */
  createdAt: number;
  /** IBAN, or another identification of the account. */
  account: string;
  holder: string;
  /** BIC of the account's bank. */
  bic: string;
  /** Civil dates, both included. */
  start: string;
  end: string;
  opening: Money;
  closing: Money;
  /** Both positive. */
  in: Money;
  out: Money;
  counts: { in: number; out: number };
}
