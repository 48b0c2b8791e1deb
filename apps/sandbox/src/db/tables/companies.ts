import { type Language } from "@amberline/domain/language";
import { type Generated } from "kysely";
import { type Assigned, type Cents, type Count, type Fixed, type Instant } from "./columns";

/** Who besides its owner may use a company's account: active once they have accepted. */
export interface AccountPeopleTable {
  id: Fixed<string>;
  account_id: Fixed<string>;
  login_id: Fixed<string>;
  state: "invited" | "refused" | "active";
  /** As whoever invited them wrote it. */
  first_name: string;
  last_name: string;
  /** For who may not pay: what they make needs approval. */
  may_prepare: Generated<boolean>;
  may_pay: boolean;
  may_approve: Generated<boolean>;
  /** And whom they go to. */
  may_see_salaries: Generated<boolean>;
  may_keep_documents: boolean;
  may_name_people: boolean;
  /** The most they may pay or approve; null for no limit. */
  per_payment_cents: Cents | null;
  per_day_cents: Cents | null;
  /** A login. */
  invited_by: string;
  invited_at: Instant;
  updated_at: Instant;
}

export type ProposalState = "waiting" | "approved" | "declined" | "withdrawn" | "expired";

/** What one person made and others have to approve. */
export interface ProposalsTable {
  id: Fixed<string>;
  account_id: Fixed<string>;
  /** A login, as `ended_by` is. */
  made_by: Fixed<string>;
  /** Of the order; null for what is no payment. */
  idempotency_key: Fixed<string | null>;
  /** JSON, see `areas/approvals`. */
  content: Fixed<string>;
  /** Of a payment, without its fee. */
  amount_cents: Fixed<Cents | null>;
  vop_check_id: Fixed<string | null>;
  /** How many others have to approve it. */
  needed: Fixed<Count>;
  /** Of whoever made it. */
  language: Fixed<Language>;
  state: ProposalState;
  ended_by: string | null;
  reason: string | null;
  created_at: Fixed<Instant>;
  expires_at: Fixed<Instant>;
  /** When those who may approve it are told of it. */
  remind_at: Instant;
  reminded_at: Instant | null;
  ended_at: Instant | null;
}

export interface ProposalApprovalsTable {
  proposal_id: Fixed<string>;
  login_id: Fixed<string>;
  given_at: Fixed<Instant>;
}

/** By the names of the info entries. */
export interface CompanyAnswersTable {
  account_id: Fixed<string>;
  name: Fixed<string>;
  section: string;
  value: string;
  updated_at: Instant;
}

/** By its key; a new upload replaces it. */
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
  /** Owners only, in hundredths of a percent. */
  share: Fixed<Count | null>;
  created_at: Fixed<Instant>;
}

/** A contract as it was shown: the same facts in the same language are the same document. */
export interface CompanyContractsTable {
  id: Fixed<string>;
  account_id: Fixed<string>;
  facts_hash: Fixed<string>;
  language: Fixed<Language>;
  bytes: Fixed<Uint8Array>;
  /** Of `bytes`, in hex. */
  sha256: Fixed<string>;
  created_at: Fixed<Instant>;
  shown_at: Instant;
}

/** Superseded once it no longer matches the company. */
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

/** A file to replace a document of a confirmed company, by its key; a newer one replaces it. */
export interface CompanyNewDocumentsTable {
  id: Fixed<string>;
  account_id: Fixed<string>;
  document: Fixed<string>;
  file_name: Fixed<string>;
  bytes: Fixed<Uint8Array>;
  size: Assigned<Count>;
  state: "waiting" | "declined";
  /** Why the bank declined. */
  reason: Generated<string>;
  asked_at: Fixed<Instant>;
}

/** Somebody to be added to a company or removed from it: the person has to accept, and the bank decides. */
export interface CompanyMemberChangesTable {
  id: Fixed<string>;
  account_id: Fixed<string>;
  login_id: Fixed<string>;
  kind: Fixed<"add" | "remove">;
  position: Fixed<"director" | "owner" | "member">;
  share: Fixed<Count | null>;
  /** `refused` by the person, `declined` by the bank. */
  state: "invited" | "refused" | "waiting" | "declined";
  /** Why the bank declined. */
  reason: Generated<string>;
  asked_at: Fixed<Instant>;
}

/** What somebody typed of a person whom they named by e-mail address. */
export interface NamedPeopleTable {
  named_by: Fixed<string>;
  login_id: Fixed<string>;
  first_name: string;
  last_name: string;
  email: Fixed<string>;
}

/** One row per decision of the bank. */
export interface CompanyReviewsTable {
  id: Assigned<Count>;
  account_id: Fixed<string>;
  decision: Fixed<"confirmed" | "returned">;
  reason: Fixed<string>;
  at: Fixed<Instant>;
}
