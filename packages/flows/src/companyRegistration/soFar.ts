import type { Company, CompanyMember } from "@amberline/api/client";
import { missingOf, needsRegistration, type CompanyProgress, type Missing } from "@amberline/domain/company";

/** A member, or whoever may still accept; not who refused, nor whom the bank declined. */
const isNamed = ({ change }: CompanyMember) => change?.kind !== "add" || change.state === "invited";

/** The steps of a registration, in their order. */
export const companySteps = ["company", "exposure", "members", "documents", "contract", "review"] as const;
export type CompanyStep = (typeof companySteps)[number];

export interface CompanyRead {
  company: Company;
  isSigned: boolean;
}

/** An answer the provider keeps to itself counts as given. */
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

/** What is still missing of a registration, in the order of its steps. */
export const missingIn = (read: CompanyRead): Missing[] => missingOf(soFarOf(read));

/** The step where something is missing first; the review when nothing is. */
export const firstOpenStep = (read: CompanyRead): CompanyStep => missingIn(read)[0]?.step ?? "review";

/** What sends a company to its registration (specification section 4). */
export const mustRegister = ({ user, answers, documents, members }: Company): boolean =>
  needsRegistration({
    isConfirmed: user.isCompanyConfirmed,
    entries: [...Object.keys(answers), ...documents.map(({ name }) => name)].map((name) => ({ name })),
    members: members.filter(isNamed).map(({ verification }) => ({ isVerified: verification === "verify" })),
  });
