import { type Generated } from "kysely";
import { type Count, type Fixed, type Instant } from "./columns";

/** A secret shown to a customer whose two-factor is not on yet. */
export interface TotpSetupsTable {
  login_id: Fixed<string>;
  /** Base32. */
  secret: string;
  expires_at: Instant;
}

/** A code that stands in for the authenticator app once, kept only as a salted hash. */
export interface RecoveryCodesTable {
  id: Fixed<string>;
  login_id: Fixed<string>;
  salt: Fixed<string>;
  code_hash: Fixed<string>;
  created_at: Fixed<Instant>;
  used_at: Instant | null;
}

/** A customer's photos on their way to a decision; a customer has one that is open, at most. */
export interface VerificationsTable {
  id: Fixed<string>;
  login_id: Fixed<string>;
  /** `retry` and `final` are rejections. */
  state: "draft" | "submitted" | "approved" | "retry" | "final";
  document: "passport" | "id_card" | null;
  /** The language the customer is written to in. */
  language: Generated<"en" | "lv">;
  /** Photos received, replaced ones too. */
  uploads: Generated<Count>;
  /** Why it was rejected. */
  reason: string | null;
  comment: Generated<string>;
  created_at: Fixed<Instant>;
  submitted_at: Instant | null;
  /** From when the customer is shown that it is in progress. */
  pending_from: Instant | null;
  decided_at: Instant | null;
}

export interface VerificationPhotosTable {
  verification_id: Fixed<string>;
  part: Fixed<"front" | "back" | "selfie">;
  media_type: "image/jpeg" | "image/png" | "image/webp";
  bytes: Uint8Array;
  created_at: Instant;
}

/** A link mailed to somebody who is to verify who they are; good for one submission. */
export interface VerificationLinksTable {
  id: Fixed<string>;
  login_id: Fixed<string>;
  sent_by: Fixed<string>;
  hash: Fixed<string>;
  created_at: Fixed<Instant>;
  expires_at: Instant;
  used_at: Instant | null;
}

/** What opens the verification widget, kept only as its SHA-256: it ends with the session or the link behind it. */
export interface WidgetTokensTable {
  hash: Fixed<string>;
  login_id: Fixed<string>;
  session_id: Fixed<string | null>;
  link_id: Fixed<string | null>;
  created_at: Fixed<Instant>;
  expires_at: Instant;
}
