import { type Category } from "@amberline/domain/categories";
import {
  type CollectionPeriod,
  type CollectionSequence,
  type MandateScheme,
} from "@amberline/domain/directDebits";
import { type Language } from "@amberline/domain/language";
import { type Generated } from "kysely";
import {
  type Assigned,
  type Cents,
  type Count,
  type Fixed,
  type FixedOptional,
  type Instant,
} from "./columns";

/**
 * Internal accounts are the sum of eight rows per currency; `customer` ones belong to an account, `space` ones to a
 * space.
 */
export type LedgerAccountKind =
  | "customer"
  | "space"
  | "clearing_instant"
  | "clearing_credit"
  | "fees"
  | "suspense"
  | "equity";

export interface LedgerAccountsTable {
  id: Assigned<Count>;
  kind: Fixed<LedgerAccountKind>;
  account_id: Fixed<string | null>;
  space_id: FixedOptional<string | null>;
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
  /** Of an account that is closed: nothing is paid from it or to it. */
  is_closed: Generated<boolean>;
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
  /** Not everybody who sees the account may know whom it went to. */
  is_salary: FixedOptional<boolean>;
  /** The scheme of the direct debit that it is. */
  direct_debit: FixedOptional<MandateScheme | null>;
  /** The customer's own space that the money went to, or came from. */
  space_id: FixedOptional<string | null>;
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
  language: Fixed<Language>;
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

/** What was sent to trusted payees without a code. */
export interface PaymentsWithoutCodeTable {
  transaction_id: Fixed<string>;
  account_id: Fixed<string>;
  amount_cents: Fixed<Cents>;
  created_at: Fixed<Instant>;
}

/** Who is told of the statements of an account, and when next. */
export interface StatementSchedulesTable {
  account_id: Fixed<string>;
  login_id: Fixed<string>;
  rhythm: "daily" | "weekly" | "monthly";
  /** Of the mails. */
  language: Language;
  due_at: Instant;
  updated_at: Instant;
}

export type PaymentFileState = "checking" | "draft" | "waiting" | "running" | "done" | "removed";

/** What a company pays from a file. */
export interface PaymentFilesTable {
  id: Fixed<string>;
  account_id: Fixed<string>;
  made_by: Fixed<string>;
  name: Fixed<string>;
  format: Fixed<"csv" | "pain.001.001.09" | "pain.001.001.03">;
  /** Of its sender, of pain.001 alone. */
  message_id: Fixed<string | null>;
  /** SHA-256 in hex. */
  content_hash: Fixed<string>;
  /** Of the customer. */
  language: Language;
  /** `waiting` as long as its proposal does, else it is a draft again. */
  state: PaymentFileState;
  /** Grows with each change of a payment. */
  version: Count;
  is_salary: boolean;
  checks_names: boolean;
  /** A JSON list. */
  warnings: string;
  /** How many names were asked for. */
  lookups: Count;
  proposal_id: string | null;
  approved_by: string | null;
  approved_at: Instant | null;
  created_at: Fixed<Instant>;
  updated_at: Instant;
}

export type PaymentRowState = "checking" | "toFix" | "ready" | "left" | "paying" | "paid" | "refused";

export interface PaymentRowsTable {
  file_id: string;
  /** From 1, in the order of the file. */
  nth: Fixed<Count>;
  line: Fixed<Count>;
  payee_name: string;
  account: string;
  bic: string;
  bank_name: string;
  /** As it stands in the file. */
  amount: string;
  amount_cents: Cents | null;
  reference: string;
  end_to_end_id: Fixed<string>;
  instruction_id: Fixed<string>;
  group_id: Fixed<string>;
  is_instant: boolean;
  /** Not before it; null for at once. */
  day: string | null;
  /** A JSON list. */
  faults: string;
  /** What the name check said; null if it did not ask. */
  name_result: string | null;
  matched_name: string | null;
  /** JSON of what it is like; null if nothing. */
  repeats: string | null;
  /** The customer wants it although the name is another, or it repeats another. */
  is_accepted: boolean;
  state: PaymentRowState;
  payment_id: string | null;
  /** Why it was not paid. */
  refused: string | null;
  /** The file that has it again after that. */
  again_in: string | null;
}

/** What a customer wrote about a transaction, which itself never changes. */
export interface TransactionNotesTable {
  transaction_id: Fixed<string>;
  account_id: Fixed<string>;
  /** Of this one alone; null if it is that of its payee, or a guess. */
  category: Category | null;
  note: string;
  /** Normalised, for the text filter. */
  search: string;
  /** From 1: who changes it says which one they have seen. */
  version: Count;
  updated_at: Instant;
}

/** A customer's file of a transaction. */
export interface TransactionFilesTable {
  transaction_id: Fixed<string>;
  /** Chosen by the customer's app; idempotent by it. */
  id: Fixed<string>;
  account_id: Fixed<string>;
  name: Fixed<string>;
  /** Normalised name, for the text filter. */
  search: Fixed<string>;
  media_type: Fixed<string>;
  bytes: Fixed<Uint8Array>;
  size: Assigned<Count>;
  created_at: Fixed<Instant>;
}

/** A customer's label of a transaction. */
export interface TransactionLabelsTable {
  transaction_id: Fixed<string>;
  account_id: Fixed<string>;
  /** See `labelKey`. */
  key: string;
  /** As it is written, in all of the account alike. */
  label: string;
  /** Normalised, for the text filter. */
  search: string;
  /** Among those of the transaction, from 0. */
  place: Fixed<number>;
}

/** What everything with a payee is for, as a customer said. */
export interface PayeeCategoriesTable {
  account_id: Fixed<string>;
  /** Its account number. */
  payee: Fixed<string>;
  category: Category;
  updated_at: Instant;
}

/** What a customer asks somebody to pay. */
export interface MoneyRequestsTable {
  id: Fixed<string>;
  account_id: Fixed<string>;
  made_by: Fixed<string>;
  /** Of the request that made it. */
  key: Fixed<string>;
  /** In the link: who has it may know what is asked for. */
  token: Fixed<string>;
  payer: Fixed<string>;
  what_for: Fixed<string>;
  amount_cents: Fixed<Cents>;
  /** Of ISO 11649. */
  reference: Fixed<string>;
  /** The last day, yyyy-MM-dd. */
  until: Fixed<string>;
  cancelled_at: Instant | null;
  settled_at: Instant | null;
  created_at: Fixed<Instant>;
  updated_at: Instant;
}

/** What came in for a request: a payment is of one at most. */
export interface MoneyRequestPaymentsTable {
  transaction_id: Fixed<string>;
  request_id: Fixed<string>;
  /** By the customer, as it came without the reference. */
  is_chosen: Fixed<boolean>;
  created_at: Fixed<Instant>;
}

export type MandateState = "new" | "active" | "blocked" | "revoked" | "ended";

/** Whom a customer lets collect money. */
export interface MandatesTable {
  id: Fixed<string>;
  account_id: Fixed<string>;
  creditor_name: string;
  creditor_id: Fixed<string>;
  /** The creditor's number of it. */
  reference: Fixed<string>;
  scheme: Fixed<MandateScheme>;
  signed: Fixed<string>;
  state: MandateState;
  /** The most of one collection; null for no limit. */
  limit_cents: Cents | null;
  limit_every: CollectionPeriod;
  /** The day of the last collection, or of the first to come. */
  last_used: string;
  /** Of the customer, when they last changed it. */
  language: Language;
  created_at: Fixed<Instant>;
  updated_at: Instant;
}

export type CollectionState = "coming" | "collected" | "refused" | "returned";

/** What a creditor collects. */
export interface DebitCollectionsTable {
  id: Fixed<string>;
  mandate_id: Fixed<string>;
  account_id: Fixed<string>;
  end_to_end_id: Fixed<string>;
  creditor_account: Fixed<string>;
  creditor_bic: Fixed<string>;
  creditor_bank: Fixed<string>;
  amount_cents: Fixed<Cents>;
  /** A business day of the bank. */
  day: Fixed<string>;
  sequence: Fixed<CollectionSequence>;
  reference: Fixed<string>;
  state: CollectionState;
  /** Why it was refused or returned. */
  reason: string | null;
  tries: Generated<Count>;
  /** When it is collected or tried again. */
  due_at: Instant | null;
  transaction_id: string | null;
  created_at: Fixed<Instant>;
  updated_at: Instant;
}

export type SpaceRule = "roundUp" | "monthly";

/** What customers set money aside for; its money is on a ledger account of its own. */
export interface SpacesTable {
  id: Fixed<string>;
  account_id: Fixed<string>;
  name: string;
  goal_cents: Cents | null;
  /** yyyy-MM-dd. */
  goal_until: string | null;
  rule: SpaceRule | null;
  monthly_cents: Cents | null;
  /** 1 to 28. */
  monthly_day: Count | null;
  /** Payments booked before it have been rounded up. */
  rounded_until: Instant | null;
  /** When the rule moves money next. */
  due_at: Instant | null;
  /** The day, if the account had too little when the rule last ran. */
  skipped_on: string | null;
  closed_at: Instant | null;
  created_at: Fixed<Instant>;
  updated_at: Instant;
}

/** What may be spent on a category in a month. */
export interface BudgetsTable {
  account_id: Fixed<string>;
  category: Fixed<Category>;
  /** Null once it was taken away. */
  limit_cents: Cents | null;
  /** Of the limit, counted by each change. */
  version: Count;
  /** yyyy-MM, and how much of the limit was told of in it. */
  told_month: string | null;
  told_percent: Count | null;
  updated_at: Instant;
}

/** Accounts whose list has changed since their budgets were judged, or one of whose budgets has. */
export interface BudgetChangesTable {
  account_id: Fixed<string>;
  seq: Assigned<Count>;
}
