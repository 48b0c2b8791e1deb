import { type Money } from "../money";

export interface CamtParty {
  /** Empty when unknown. */
  name: string;
  /** IBAN without spaces, or an account number; empty when unknown. */
  account: string;
  bic: string;
}

/** What kind of movement an entry is; it becomes the bank transaction code. */
export type CamtKind = "sent" | "received" | "returned" | "paymentFee" | "bankFee";

/** One booked entry of a statement. */
export interface CamtEntry {
  /** At most 35 characters, unique on the account. */
  id: string;
  /** The payer's own number of the payment; null when there was none. */
  endToEndId: string | null;
  kind: CamtKind;
  /** Whether it went over the SEPA instant scheme. */
  isInstant: boolean;
  /** Whether it stayed within SEPA. */
  isSepa: boolean;
  /** Positive came in, negative went out. */
  amount: Money;
  /** Civil date, yyyy-MM-dd. */
  bookedOn: string;
  debtor: CamtParty;
  creditor: CamtParty;
  /** As the payer wrote it; an ISO 11649 reference is set as a structured one. */
  reference: string;
}

/** A statement without its entries. `opening` plus what came in, less what went out, is `closing`. */
export interface CamtStatement {
  /** At most 35 characters, unique with the bank. */
  id: string;
  /** Epoch milliseconds at which the file is made. */
  createdAt: number;
  /** The account's IBAN, or what else it is known by. */
  account: string;
  holder: string;
  /** BIC of the bank that keeps the account. */
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
