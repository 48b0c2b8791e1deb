import { type Generated } from "kysely";
import { type Sealed } from "../../secrets/sealing";
import {
  type Assigned,
  type Cents,
  type Count,
  type Fixed,
  type FixedOptional,
  type Instant,
} from "./columns";

/** By the bank code of IBANs; several bank codes may share a BIC. */
export interface BanksTable {
  country: Fixed<string>;
  bank_code: Fixed<string>;
  bic: string;
  name: string;
  takes_instant: boolean;
  takes_credit: boolean;
  vop_reachable: boolean;
}

/**
 * How an account at another bank reacts to a payment: `accepts`, `rejects`, `silent` (no answer in time), `pooled` (a
 * partner bank's account; the reference names the sandbox customer).
 */
export type OutsideBehaviour = "accepts" | "rejects" | "silent" | "pooled";

export interface OutsideAccountsTable {
  iban: Fixed<string>;
  holder_name: string;
  kind: "private" | "organization";
  closed: Generated<boolean>;
  behaviour: Generated<OutsideBehaviour>;
}

export interface PaymentTemplatesTable {
  id: Fixed<string>;
  account_id: Fixed<string>;
  template_name: string;
  beneficiary_name: string;
  beneficiary_iban: string;
  bic: string;
  details: Generated<string>;
  amount_cents: Cents;
  from_provider: Generated<boolean>;
  created_at: Fixed<Instant>;
  updated_at: Instant;
}

export interface ReceiversTable {
  id: Fixed<string>;
  account_id: Fixed<string>;
  name: string;
  /** An IBAN or an account number; saved once per account. */
  account: string;
  bic: string;
  bank_name: string;
  beneficiary_type: "private" | "organization";
  /** Suggested payment reference. */
  details: string;
  created_at: Fixed<Instant>;
  updated_at: Instant;
}

/** Paid small amounts without a code, as long as the receiver has this name and account. */
export interface TrustedPayeesTable {
  receiver_id: Fixed<string>;
  account_id: Fixed<string>;
  name: string;
  account: string;
  /** A login. */
  trusted_by: string;
  created_at: Instant;
}

/** The result of a name check, and the exact text the payer was shown before going on. */
export interface VopChecksTable {
  id: Fixed<string>;
  account_id: Fixed<string>;
  /** Who asked. */
  login_id: FixedOptional<string | null>;
  payload_hash: Fixed<string>;
  /** Of the payee's name and account. */
  payee_hash: Fixed<string>;
  result: Fixed<"MTCH" | "CMTC" | "NMTC" | "NOAP">;
  matched_name: Fixed<string | null>;
  text_shown: string | null;
  language: string | null;
  /** The order as JSON, for the message with its code; null for checks made before there were such codes. */
  ordered: Fixed<string | null>;
  created_at: Fixed<Instant>;
  overridden_at: Instant | null;
}

/** Messages to customers. Those for a mail server have their body sealed, as it may contain a code, until they are sent. */
export interface OutboxTable {
  id: Assigned<Count>;
  login_id: Fixed<string | null>;
  channel: Fixed<"email" | "sms">;
  recipient: Fixed<string>;
  subject: Fixed<string>;
  body: Fixed<string>;
  route: Generated<"outbox" | "smtp">;
  created_at: Fixed<Instant>;
  delivered_at: Instant | null;
  /** Why the last try failed, in a word. */
  problem: string | null;
  /** On the envelope; null for what no mail server gets. */
  message_id: Fixed<string | null>;
  sealed_body: Sealed | null;
  tries: Generated<number>;
  /** Null: sent or given up. */
  next_try_at: Instant | null;
  useful_until: Fixed<Instant | null>;
}

/** Append-only. `detail` is JSON text. */
export interface AuditLogTable {
  id: Assigned<Count>;
  at: Fixed<Instant>;
  login_id: Fixed<string | null>;
  account_id: Fixed<string | null>;
  /** Sessions are deleted, this stays. */
  session_id: Fixed<string | null>;
  /** Of the client: an IPv4 address, or the /64 of an IPv6 one. */
  address: Fixed<string | null>;
  action: Fixed<string>;
  detail: Fixed<string>;
}

export interface SettingsTable {
  key: Fixed<string>;
  value: string;
}
