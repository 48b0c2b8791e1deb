import { type Sealed } from "../../secrets/sealing";
import { type Count, type Fixed, type Instant } from "./columns";

/** Somebody who acts for the bank. Their times are the machine's own, whatever the bank's clock says. */
export interface OperatorsTable {
  id: Fixed<string>;
  name: Fixed<string>;
  /** By which names are compared. */
  name_key: Fixed<string>;
  password_hash: string;
  /** Separated by spaces. */
  rights: Fixed<string>;
  created_at: Fixed<Instant>;
  disabled_at: Instant | null;
  /** Of the authenticator; null until one has been set up. */
  totp_secret: Sealed | null;
  /** Of the last code accepted. */
  totp_last_step: Count | null;
}

/** By the SHA-256 of its cookie. */
export interface OperatorSessionsTable {
  hash: Fixed<string>;
  operator_id: Fixed<string>;
  created_at: Fixed<Instant>;
  /** Accurate to a minute. */
  last_seen_at: Instant;
  /** Of an authenticator that is being set up. */
  totp_setup: Sealed | null;
}

/** By the SHA-256 of its token; deleted once it is used. */
export interface OperatorInvitationsTable {
  hash: Fixed<string>;
  rights: Fixed<string>;
  /** Null: a program. */
  invited_by: Fixed<string | null>;
  /** Whether the server has printed it at its start. */
  is_printed: Fixed<boolean>;
  expires_at: Fixed<Instant>;
}
