import { type DebitRule } from "@amberline/domain/directDebits";
import { type Language } from "@amberline/domain/language";
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

/** `email` is stored in lower case. */
export interface LoginsTable {
  id: Fixed<string>;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  middle_name: Generated<string>;
  phone: string | null;
  country: Generated<string>;
  city: Generated<string>;
  zip_code: Generated<string>;
  street: Generated<string>;
  totp_secret: Sealed | null;
  /** The last 30-second step that was used: each step is valid once. */
  totp_last_step: Count | null;
  two_factor: Generated<boolean>;
  email_confirmed: Generated<boolean>;
  phone_confirmed: Generated<boolean>;
  /** Where the confirmation code is sent. */
  confirm_by: Generated<"email" | "phone">;
  sumsub_status: "in_progress" | "verify" | "reject" | null;
  /** In which the customer last read the bank. */
  language: Generated<Language | null>;
  sumsub_id: string | null;
  risk_level: Generated<string>;
  /** The login that created this one for a member of its company; null for a sign-up. */
  invited_by: FixedOptional<string | null>;
  /** Who keeps everybody from signing in; null: nobody. */
  blocked_by: Generated<"customer" | "bank" | null>;
  created_at: Fixed<Instant>;
  updated_at: Instant;
}

/** A private or a company account of a login. Its overdraft is stored with its balance. */
export interface AccountsTable {
  id: Fixed<string>;
  login_id: Fixed<string>;
  kind: Fixed<"private" | "corporate">;
  name: string;
  /** Null if money arrives at the partner bank under `top_up_reference`. */
  iban: string | null;
  bic: Generated<string>;
  own_iban: Assigned<boolean>;
  top_up_reference: string | null;
  tariff: Generated<string>;
  tariff_name: Generated<string>;
  corporate_confirm: Generated<boolean>;
  country: Generated<string>;
  registration_number: string | null;
  vop_policy: Generated<"warn" | "refuse">;
  /** A company's payments above it need so many approvals; null for none. */
  approve_above_cents: Generated<Cents | null>;
  approvers: Generated<Count | null>;
  /** Whose collections it pays. */
  debit_rule: Generated<DebitRule>;
  /** 32 bytes in hex, known to the customer's apps while they are signed in. */
  storage_key: Generated<string>;
  /** Null while it is open. */
  closed_at: Generated<Instant | null>;
  created_at: Fixed<Instant>;
  updated_at: Instant;
}

/**
 * A family of refresh tokens, started by one sign-in. A token names its family; a token of the family that is none of
 * the three stored here was stolen or replayed, and ends the family.
 */
export interface SessionsTable {
  id: Fixed<string>;
  login_id: Fixed<string>;
  refresh_hash: string;
  /** The token just replaced, while it may be exchanged a second time. */
  previous_refresh_hash: string | null;
  /** The first answer to the token just replaced, if there were two: the one used first wins. */
  sibling_refresh_hash: string | null;
  rotated_at: Instant | null;
  generation: Generated<Count>;
  /** Device of the sign-in; names of one word, empty if unknown. */
  browser: FixedOptional<string>;
  system: FixedOptional<string>;
  /** Accurate to a minute. */
  last_seen_at: Instant;
  created_at: Fixed<Instant>;
  expires_at: Instant;
  revoked_at: Instant | null;
  revoked_reason: string | null;
  /** Of a code of the app that was right when the session sent it, and waits for a step-up. */
  totp_shown_step: Count | null;
}

/** A sign-in to a login, or one that was refused; kept for 90 days. */
export interface SignInsTable {
  id: Fixed<string>;
  login_id: Fixed<string>;
  at: Fixed<Instant>;
  /** `noCode`: the password was right, and the app learned that it has to ask for a code. */
  result: Fixed<"done" | "noCode" | "password" | "code" | "locked" | "blocked">;
  /** The session it began. */
  session_id: FixedOptional<string | null>;
  /** Names of one word, empty if unknown. */
  browser: Fixed<string>;
  system: Fixed<string>;
  address: Fixed<string | null>;
}

/** Stored as SHA-256 in hex. */
export interface AccessTokensTable {
  hash: Fixed<string>;
  session_id: Fixed<string>;
  account_id: Fixed<string | null>;
  created_at: Fixed<Instant>;
  expires_at: Instant;
}

/** A code sent by mail or text message, usable once. */
export interface CodesTable {
  id: Fixed<string>;
  login_id: Fixed<string>;
  purpose: Fixed<"email" | "phone" | "reset" | "act">;
  /** What a code of an act agrees to; null for the others. */
  subject: FixedOptional<string | null>;
  code_hash: Fixed<Sealed>;
  attempts: Generated<Count>;
  created_at: Fixed<Instant>;
  expires_at: Instant;
  used_at: Instant | null;
}

/** A change of credentials for which a session has just proved who is there, by the name of its call. */
export interface StepUpsTable {
  session_id: Fixed<string>;
  act: Fixed<string>;
  /** The one change that is allowed; empty for any of the act. */
  subject: Generated<string>;
  expires_at: Instant;
}

/** A key that only a device of the customer has. */
export interface PasskeysTable {
  /** The authenticator's own, base64url. */
  id: Fixed<string>;
  login_id: Fixed<string>;
  /** COSE, base64url. */
  public_key: Fixed<string>;
  counter: Count;
  /** A JSON list of how a browser reaches it. */
  transports: Fixed<string>;
  /** The host it was made for, which alone it signs for. */
  site: Fixed<string>;
  name: string;
  created_at: Fixed<Instant>;
  last_used_at: Instant | null;
}

/** What a passkey was asked to sign, until it is answered; to sign in, from the answer on. */
export interface PasskeyChallengesTable {
  /** Base64url. */
  challenge: Fixed<string>;
  /** Null for signing in. */
  session_id: Fixed<string | null>;
  /** The act; null for a new passkey. */
  subject: Fixed<string | null>;
  expires_at: Fixed<Instant>;
}

/** A browser in which somebody has signed in as the login or the operator, by the SHA-256 of its cookie. */
export interface KnownDevicesTable {
  hash: Fixed<string>;
  login_id: FixedOptional<string | null>;
  operator_id: FixedOptional<string | null>;
  expires_at: Instant;
}

/** Failures counted under a key (a login, an address), and until when it is locked. */
export interface ThrottleTable {
  key: Fixed<string>;
  failures: Count;
  locked_until: Instant | null;
  updated_at: Instant;
}

/** A calendar year whose statement of fees the owner of an account was told of. */
export interface FeeYearsToldTable {
  account_id: Fixed<string>;
  year: Fixed<Count>;
  told_at: Fixed<Instant>;
}

/** A version of a document of the bank that a customer has agreed to. */
export interface AgreementsTable {
  login_id: Fixed<string>;
  document: Fixed<"terms" | "fees">;
  /** The day from which it is in force. */
  version: Fixed<string>;
  agreed_at: Fixed<Instant>;
  /** By saying nothing until its day. */
  is_tacit: FixedOptional<boolean>;
}

/** A new version of a document that a customer was told of. */
export interface DocumentChangesTable {
  login_id: Fixed<string>;
  document: Fixed<"terms" | "fees">;
  version: Fixed<string>;
  told_at: Fixed<Instant>;
  seen_at: Instant | null;
}
