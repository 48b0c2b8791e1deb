import type { Company, CompanyAnswerDraft, Outcome } from "@amberline/api/client";
import type { HostHears, Notice } from "../shared";

/** The steps of a registration, in their order. */
export const companySteps = ["company", "exposure", "members", "documents", "contract", "review"] as const;
export type CompanyStep = (typeof companySteps)[number];

export interface CorporateOnboardingInput {
  /** The company's account; null to open one. */
  corporateId: string | null;
  /** The page it serves. The profile shows a registration only when the company cannot do without. */
  page: "registration" | "profile";
}

export interface CorporateOnboardingContext extends CorporateOnboardingInput {
  /** As last read; null before. */
  company: Company | null;
  isSigned: boolean;
  /** What was answered and is being stored. */
  answers: readonly CompanyAnswerDraft[];
  notice: Notice | null;
}

export type CorporateOnboardingEvent =
  | HostHears
  /** All answers of a step, tidied. */
  | { type: "answers.submit"; step: "company" | "exposure"; answers: readonly CompanyAnswerDraft[] }
  | { type: "step.open"; step: CompanyStep }
  | { type: "page.retry" }
  /** The customer wants to go elsewhere. */
  | { type: "page.leave"; isUploading: boolean }
  | { type: "leave.confirm" }
  | { type: "leave.cancel" };

/** A company, and whether its contract is signed. */
export interface CompanyRead {
  company: Company;
  isSigned: boolean;
}

export type CompanyOutcome = Outcome<CompanyRead>;
export type FoundOutcome = Outcome<{ id: string }>;
/** A refusal names the answer it is about in its details. */
export type StoreOutcome = Outcome<true>;
export type EnterOutcome = Outcome<unknown, string>;
