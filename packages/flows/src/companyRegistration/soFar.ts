import type { Company, CompanyMember } from "@amberline/api/client";
import { missingOf, needsRegistration, type CompanyProgress, type Missing } from "@amberline/domain/company";

/** Members and candidates, without those who refused or were declined. */
const isNamed = ({ change }: CompanyMember) => change?.kind !== "add" || change.state === "invited";

/** In order. */
export const companySteps = ["company", "exposure", "members", "documents", "contract", "review"] as const;
export type CompanyStep = (typeof companySteps)[number];

export interface CompanyRead {
  company: Company;
  isSigned: boolean;
}

/** An answer the provider does not return counts as given. */
function soFarOf({ company, isSigned }: CompanyRead): CompanyProgress {
  const { answers, documents, members } = company;
  return {
    answers: Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, value ?? "*"])),
    documents,
    members: members.filter(isNamed).map(({ position, share, verification, change }) => ({
      position,
      share,
      isVerified: verification === "verify",
      isInvited: change?.state === "invited",
    })),
    isSigned,
  };
}

/** What is missing, in the order of the steps. */
export const missingIn = (read: CompanyRead): Missing[] => missingOf(soFarOf(read));

/** The first incomplete step; otherwise the review. */
export const firstOpenStep = (read: CompanyRead): CompanyStep => missingIn(read)[0]?.step ?? "review";

/** Whether a company is redirected to its registration (specification section 4). */
export const mustRegister = ({ user, answers, documents, members }: Company): boolean =>
  needsRegistration({
    isConfirmed: user.isCompanyConfirmed,
    entries: [...Object.keys(answers), ...documents.map(({ name }) => name)].map((name) => ({ name })),
    members: members.filter(isNamed).map(({ verification }) => ({ isVerified: verification === "verify" })),
  });
