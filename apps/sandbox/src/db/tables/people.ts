import { type Generated } from "kysely";
import { type Assigned, type Count, type Fixed, type FixedOptional, type Instant } from "./columns";

/** A person who signs in. `email` is stored in lower case. */
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
  totp_secret: string | null;
  /** The last 30-second step whose code was used: each step counts once. */
  totp_last_step: Count | null;
  two_factor: Generated<boolean>;
  email_confirmed: Generated<boolean>;
  phone_confirmed: Generated<boolean>;
  /** Where the code that confirms the login is sent. */
  confirm_by: Generated<"email" | "phone">;
  sumsub_status: "in_progress" | "verify" | "reject" | null;
  sumsub_id: string | null;
  risk_level: Generated<string>;
  /** Who made this login for a member of their company; null for somebody who signed up. */
  invited_by: FixedOptional<string | null>;
  created_at: Fixed<Instant>;
  updated_at: Instant;
}

/** What a login owns: a private or a corporate account. Its overdraft lives with its balance. */
export interface AccountsTable {
  id: Fixed<string>;
  login_id: Fixed<string>;
  kind: Fixed<"private" | "corporate">;
  name: string;
  /** Its own IBAN; null when money for it arrives at the partner bank under `top_up_reference`. */
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
  created_at: Fixed<Instant>;
  updated_at: Instant;
}

/**
 * A family of refresh tokens begun by one sign-in. A token names its family; a token of the family that is none of
 * the three kept here was stolen or replayed, and ends the family.
 */
export interface SessionsTable {
  id: Fixed<string>;
  login_id: Fixed<string>;
  refresh_hash: string;
  /** The one just replaced, while it may still be answered a second time. */
  previous_refresh_hash: string | null;
  /** What the token just replaced was answered first, when it was answered twice: whichever is used counts. */
  sibling_refresh_hash: string | null;
  rotated_at: Instant | null;
  generation: Generated<Count>;
  /** Where it was begun, in a word each; empty when unknown. */
  browser: FixedOptional<string>;
  system: FixedOptional<string>;
  /** Exact to a minute. */
  last_seen_at: Instant;
  created_at: Fixed<Instant>;
  expires_at: Instant;
  revoked_at: Instant | null;
  revoked_reason: string | null;
}

/** An access token, kept only as its SHA-256 in hex. */
export interface AccessTokensTable {
  hash: Fixed<string>;
  session_id: Fixed<string>;
  account_id: Fixed<string | null>;
  created_at: Fixed<Instant>;
  expires_at: Instant;
}

/** A code sent by mail or text message; it is used once. */
export interface CodesTable {
  id: Fixed<string>;
  login_id: Fixed<string>;
  purpose: Fixed<"email" | "phone" | "reset">;
  code_hash: Fixed<string>;
  attempts: Generated<Count>;
  created_at: Fixed<Instant>;
  expires_at: Instant;
  used_at: Instant | null;
}

/** Failures counted under a key (a login, an address), and until when it is locked. */
export interface ThrottleTable {
  key: Fixed<string>;
  failures: Count;
  locked_until: Instant | null;
  updated_at: Instant;
}
