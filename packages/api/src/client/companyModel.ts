import type { DocumentKey, MemberPosition } from "@amberline/domain/company";
import type { Money } from "@amberline/domain/money";
import type { User, VerificationStatus } from "./model";

/** A company as its account is opened. */
export interface CompanyDraft {
  name: string;
  /** Two-letter country code. */
  country: string;
  registrationNumber: string;
}

export interface CompanyMember {
  userId: string;
  firstName: string;
  lastName: string;
  /** Empty when the provider does not tell. */
  email: string;
  position: MemberPosition;
  /** Of an owner, in hundredths of a percent. */
  share: number | null;
  verification: VerificationStatus;
}

/** A document a company has handed in. */
export interface CompanyDocument {
  /** Null for a file that is none of the required documents. */
  key: DocumentKey | null;
  name: string;
  /** Empty when the provider does not tell. */
  fileName: string;
  /** Bytes; null when unknown. */
  size: number | null;
  review: "waiting" | "accepted" | "rejected" | null;
  /** Why it was rejected. */
  comment: string;
  /** Epoch milliseconds; null when unknown. */
  uploadedAt: number | null;
}

/** An answer by the name of its info entry; null when the provider keeps it to itself. */
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
  /** What the bank last decided; null before it decided anything. */
  review: { decision: "confirmed" | "returned"; reason: string; at: number } | null;
}

/** One answer of a company under the section it belongs to. */
export interface CompanyAnswerDraft {
  name: string;
  section: string;
  value: string;
}

/** A PDF to hand in. `base64` is its content. */
export interface DocumentDraft {
  name: string;
  fileName: string;
  fileType: string;
  base64: string;
}

export interface MemberDraft {
  userId: string;
  position: MemberPosition;
  /** Of an owner, in hundredths of a percent. */
  share: number | null;
}

/** Somebody new. With `isInvited` they are mailed how to choose a password. */
export interface MemberUserDraft {
  firstName: string;
  lastName: string;
  email: string;
  isInvited: boolean;
}

/** Who signed the contract, when, and the SHA-256 of what was signed; null while nobody has. */
export type ContractSignature = { signer: string; at: number | null; sha256: string } | null;
