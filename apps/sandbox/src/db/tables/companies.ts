import { type Generated } from "kysely";
import { type Assigned, type Count, type Fixed, type Instant } from "./columns";

/** What a company says of itself, by the name of its info entry. */
export interface CompanyAnswersTable {
  account_id: Fixed<string>;
  name: Fixed<string>;
  section: string;
  value: string;
  updated_at: Instant;
}

/** A required document, by its key; handed in again it replaces the one before. */
export interface CompanyDocumentsTable {
  account_id: Fixed<string>;
  document: Fixed<string>;
  file_name: string;
  bytes: Uint8Array;
  size: Assigned<Count>;
  review: Generated<"waiting" | "accepted" | "rejected">;
  comment: Generated<string>;
  uploaded_at: Instant;
  reviewed_at: Instant | null;
}

/** A company has one director. */
export interface CompanyMembersTable {
  account_id: Fixed<string>;
  login_id: Fixed<string>;
  position: Fixed<"director" | "owner" | "member">;
  /** Of an owner, in hundredths of a percent. */
  share: Fixed<Count | null>;
  created_at: Fixed<Instant>;
}

/** A contract as it was shown: the same facts in the same language are the same document. */
export interface CompanyContractsTable {
  id: Fixed<string>;
  account_id: Fixed<string>;
  facts_hash: Fixed<string>;
  language: Fixed<"en" | "lv">;
  bytes: Fixed<Uint8Array>;
  /** Of `bytes`, in hex. */
  sha256: Fixed<string>;
  created_at: Fixed<Instant>;
  /** When it was last shown. */
  shown_at: Instant;
}

/** A contract that was signed. One that no longer says what the company is has been superseded. */
export interface CompanySignaturesTable {
  id: Fixed<string>;
  contract_id: Fixed<string>;
  account_id: Fixed<string>;
  signer_id: Fixed<string>;
  signer_name: Fixed<string>;
  signed_at: Fixed<Instant>;
  /** The signed copy. */
  bytes: Fixed<Uint8Array>;
  superseded_at: Instant | null;
}

/** What the bank decided about a company, one row a decision. */
export interface CompanyReviewsTable {
  id: Assigned<Count>;
  account_id: Fixed<string>;
  decision: Fixed<"confirmed" | "returned">;
  reason: Fixed<string>;
  at: Fixed<Instant>;
}
