import type { DocumentKey, MemberPosition } from "@amberline/domain/company";
import type { Money } from "@amberline/domain/money";
import type { Access, ApprovalRule } from "@amberline/domain/rights";
import type { User, VerificationStatus } from "./model";

export interface CompanyDraft {
  name: string;
  /** Two-letter country code. */
  country: string;
  registrationNumber: string;
}

/**
 * What is to become of a member: to be added (they are not one yet) or removed. `refused` by the person, `declined` by
 * the bank.
 */
export interface MemberChange {
  kind: "add" | "remove";
  state: "invited" | "refused" | "waiting" | "declined";
  /** Why the bank declined; otherwise empty. */
  reason: string;
}

/** A file that is to replace a document, once the bank has agreed. */
export interface DocumentChange {
  state: "waiting" | "declined";
  fileName: string;
  /** Bytes; null if unknown. */
  size: number | null;
  /** Why the bank declined; otherwise empty. */
  reason: string;
  /** Milliseconds since 1970; null if unknown. */
  askedAt: number | null;
}

/** Whether what was asked for waits for somebody's consent: of the person, or of the bank. */
export interface Asked {
  isPending: boolean;
}

/** Somebody who is a member, or is to become one. Unknown fields are empty. */
export interface CompanyMember {
  userId: string;
  firstName: string;
  lastName: string;
  /** Empty if the provider does not send it. */
  email: string;
  position: MemberPosition;
  /** Owners only, in hundredths of a percent. */
  share: number | null;
  verification: VerificationStatus;
  change: MemberChange | null;
}

export interface CompanyDocument {
  /** Null for a file that is not a required document. */
  key: DocumentKey | null;
  name: string;
  /** Empty if the provider does not send it. */
  fileName: string;
  /** Bytes; null if unknown. */
  size: number | null;
  review: "waiting" | "accepted" | "rejected" | null;
  /** Why it was rejected. */
  comment: string;
  /** Milliseconds since 1970; null if unknown. */
  uploadedAt: number | null;
  change: DocumentChange | null;
}

/** By the names of the info entries; null if the provider does not disclose an answer. */
export type CompanyAnswers = Readonly<Record<string, string | null>>;

export interface Company {
  id: string;
  name: string;
  user: User;
  members: CompanyMember[];
  balance: Money | null;
  balanceGbp: Money | null;
  answers: CompanyAnswers;
  documents: CompanyDocument[];
  /** The bank's latest decision; null before the first. */
  review: { decision: "confirmed" | "returned"; reason: string; at: number } | null;
}

/** With the section it is stored in. */
export interface CompanyAnswerDraft {
  name: string;
  section: string;
  value: string;
}

/** A PDF; `base64` is its content. */
export interface DocumentDraft {
  name: string;
  fileName: string;
  fileType: string;
  base64: string;
}

export interface MemberDraft {
  userId: string;
  position: MemberPosition;
  /** Owners only, in hundredths of a percent. */
  share: number | null;
}

/** A new person. With `isInvited` they receive an e-mail to choose a password. */
export interface MemberUserDraft {
  firstName: string;
  lastName: string;
  email: string;
  isInvited: boolean;
}

/** Somebody with access to a company's account, or invited to it. */
export interface Person {
  id: string;
  /** As whoever invited them wrote it, until they accept. */
  firstName: string;
  lastName: string;
  email: string;
  state: "invited" | "expired" | "refused" | "active";
  /** The customer: nobody changes their own access. */
  isSelf: boolean;
  access: Access;
}

/** Who has access to a company's account. Its owner may do everything. */
export interface People {
  owner: { firstName: string; lastName: string };
  people: readonly Person[];
  approval: PeopleApproval | null;
}

/** Which payments of a company others have to approve; null where the provider has no approvals. */
export interface PeopleApproval {
  rule: ApprovalRule | null;
  /** How many changes of rule or people wait for approval. */
  waiting: number;
}

/** Somebody to invite, or a person whose access is to be another. */
export type PersonDraft =
  | { firstName: string; lastName: string; email: string; access: Access }
  | { id: string; access: Access };

/** The SHA-256 is of the signed document. Null while nobody has signed. */
export type ContractSignature = { signer: string; at: number | null; sha256: string } | null;
