import { type Language } from "@amberline/domain/language";
import { type Sealed } from "../../secrets/sealing";
import { type Generated } from "kysely";
import { type Count, type Fixed, type Instant } from "./columns";

/** A secret of a two-factor set-up. */
export interface TotpSetupsTable {
  login_id: Fixed<string>;
  secret: Sealed;
  expires_at: Instant;
}

/** Usable once instead of the authenticator app; stored as passwords are, sealed. */
export interface RecoveryCodesTable {
  id: Fixed<string>;
  login_id: Fixed<string>;
  code_hash: Fixed<Sealed>;
  created_at: Fixed<Instant>;
  used_at: Instant | null;
}

/** A customer has at most one open submission. */
export interface VerificationsTable {
  id: Fixed<string>;
  login_id: Fixed<string>;
  /** `retry` and `final` are rejections. */
  state: "draft" | "submitted" | "approved" | "retry" | "final";
  document: "passport" | "id_card" | null;
  /** The customer's language. */
  language: Generated<Language>;
  /** Photos received, replaced ones included. */
  uploads: Generated<Count>;
  reason: string | null;
  comment: Generated<string>;
  created_at: Fixed<Instant>;
  submitted_at: Instant | null;
  /** From when the customer sees it in progress. */
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

/** A link mailed to a person to verify; good for one submission. */
export interface VerificationLinksTable {
  id: Fixed<string>;
  login_id: Fixed<string>;
  sent_by: Fixed<string>;
  hash: Fixed<string>;
  created_at: Fixed<Instant>;
  expires_at: Instant;
  used_at: Instant | null;
}

/** Token of the verification widget, stored as SHA-256. It ends with its session or link. */
export interface WidgetTokensTable {
  hash: Fixed<string>;
  login_id: Fixed<string>;
  session_id: Fixed<string | null>;
  link_id: Fixed<string | null>;
  created_at: Fixed<Instant>;
  expires_at: Instant;
}
