import { type Generated } from "kysely";
import {
  type Assigned,
  type Cents,
  type Count,
  type Fixed,
  type FixedOptional,
  type Instant,
} from "./columns";

/** Internal accounts are the sum of eight rows per currency; `customer` ones belong to an account. */
export type LedgerAccountKind =
  | "customer"
  | "clearing_instant"
  | "clearing_credit"
  | "fees"
  | "suspense"
  | "equity";

export interface LedgerAccountsTable {
  id: Assigned<Count>;
  kind: Fixed<LedgerAccountKind>;
  account_id: Fixed<string | null>;
  currency: Fixed<string>;
  /** 0 to 7 of an internal account, so that payments seldom wait for each other's; 0 of a customer's. */
  stripe: FixedOptional<Count>;
}

/** A transaction has at most one entry of each purpose. */
export type EntryPurpose = "settlement" | "receipt" | "transfer" | "charge" | "return";

/** Immutable. Corrections are new entries. */
export interface JournalEntriesTable {
  id: Assigned<Count>;
  purpose: Fixed<EntryPurpose>;
  transaction_id: Fixed<string>;
  booked_at: Fixed<Instant>;
}

/** Immutable. Positive adds to the ledger account, negative subtracts; an entry's postings sum to zero. */
export interface PostingsTable {
  id: Assigned<Count>;
  entry_id: Fixed<Count>;
  ledger_account_id: Fixed<Count>;
  currency: Fixed<string>;
  amount_cents: Fixed<Cents>;
  booked_at: Fixed<Instant>;
}

/**
 * One row per ledger account, updated only by database triggers on postings and transactions. `posted_cents -
 * pending_out_cents >= -overdraft_cents` always holds where there is an overdraft limit.
 */
export interface BalancesTable {
  ledger_account_id: Fixed<Count>;
  credits_cents: Assigned<Cents>;
  debits_cents: Assigned<Cents>;
  posted_cents: Assigned<Cents>;
  pending_out_cents: Assigned<Cents>;
  /** Null: unlimited, as for internal accounts. */
  overdraft_cents: Cents | null;
  transactions: Assigned<Count>;
  /** Incremented by every change of the balance or of a transaction of this account. */
  version: Assigned<Count>;
  /** Days before it are closed: nothing is booked in them any more. */
  closed_until: Generated<Instant | null>;
}

/** Immutable. What an account had at the end of a closed day that something was booked on. */
export interface DayBalancesTable {
  ledger_account_id: Fixed<Count>;
  /** Exclusive: the start of the next day. */
  until: Fixed<Instant>;
  posted_cents: Fixed<Cents>;
}

export type TransactionType = "SEND" | "RECEIVE" | "FEE" | "fee_manual";
export type TransactionStatus = "new" | "declined" | "pending" | "approved" | "done" | "error_done";

/** A payment as its parties see it. Only its status may change, until it is final. */
export interface TransactionsTable {
  /** A payment's UUID; its fee row has the same id plus `-fee`. */
  id: Fixed<string>;
  seq: Assigned<Count>;
  account_id: Fixed<string>;
  /** The payment a FEE row belongs to. */
  payment_id: Fixed<string | null>;
  /** For a RECEIVE from another customer their SEND; for a return the original payment. */
  counterpart_id: Fixed<string | null>;
  type: Fixed<TransactionType>;
  status: TransactionStatus;
  status_reason: string | null;
  amount_cents: Fixed<Cents>;
  fee_cents: Fixed<Cents>;
  /** Withheld from the available balance until the transaction is final. */
  held_cents: Cents;
  currency: Fixed<string>;
  payment_system: Fixed<"SEPA" | "SWIFT">;
  payment_type: Fixed<"INSTANT" | "CREDIT">;
  beneficiary_type: Fixed<"private" | "organization">;
  from_name: Fixed<string>;
  from_account: Fixed<string>;
  from_bic: Fixed<string>;
  from_bank_name: Fixed<string>;
  to_name: Fixed<string>;
  to_account: Fixed<string>;
  to_bic: Fixed<string>;
  to_bank_name: Fixed<string>;
  to_address: Fixed<string>;
  to_address_city: Fixed<string>;
  to_address_zip: Fixed<string>;
  to_address_country: Fixed<string>;
  to_reference: Fixed<string>;
  entered_by: Fixed<string | null>;
  vop_check_id: Fixed<string | null>;
  idempotency_key: Fixed<string | null>;
  payload_hash: Fixed<string | null>;
  /** When clearing processes it next. */
  due_at: Instant | null;
  /** Normalised text of the row for the text filter. */
  search: Fixed<string>;
  created_at: Fixed<Instant>;
  updated_at: Instant;
}

/** The first answer to a request, replayed verbatim. */
export interface IdempotencyTable {
  account_id: Fixed<string>;
  key: Fixed<string>;
  payload_hash: Fixed<string>;
  status_code: Generated<Count>;
  response_body: string;
  created_at: Fixed<Instant>;
}

export type PlanState = "active" | "paused" | "held" | "ended" | "stopped";

/** Payments for later. What the customer confirmed is in `ordered`, as JSON, and never changes. */
export interface PlannedPaymentsTable {
  id: Fixed<string>;
  account_id: Fixed<string>;
  /** Of the order that made it. */
  idempotency_key: Fixed<string>;
  ordered: Fixed<string>;
  /** Of the customer when it was made. */
  language: Fixed<"en" | "lv">;
  vop_check_id: Fixed<string>;
  /** What the name check said when it was made. */
  name_result: Fixed<string>;
  state: PlanState;
  /** The next payment, counted from 0. */
  nth: Count;
  /** When the bank makes it or tries it again. */
  due_at: Instant | null;
  /** How often the next payment could not be made. */
  tries: Generated<Count>;
  /** Why the last one was not made. */
  problem: string | null;
  created_at: Fixed<Instant>;
  updated_at: Instant;
}

/** What the customer lets be sent from an account; null for no limit. */
export interface PaymentLimitsTable {
  account_id: Fixed<string>;
  per_payment_cents: Cents | null;
  per_day_cents: Cents | null;
  instant_per_payment_cents: Cents | null;
  instant_per_day_cents: Cents | null;
  updated_at: Instant;
}

/** Who is told of the statements of an account, and when next. */
export interface StatementSchedulesTable {
  account_id: Fixed<string>;
  login_id: Fixed<string>;
  rhythm: "daily" | "weekly" | "monthly";
  /** Of the mails. */
  language: "en" | "lv";
  due_at: Instant;
  updated_at: Instant;
}
