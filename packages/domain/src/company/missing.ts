import { companyAnswers, EXPOSURE_DETAILS, EXPOSURE_QUESTION, type CompanyAnswer } from "./answers";
import { requiredDocuments, type DocumentKey } from "./documents";
import { totalShare, wholeShare, type MemberPosition } from "./members";

/** How far a company has come with its registration. */
export interface CompanySoFar {
  /** Answers by the name of their info entry; one left empty counts as not given. */
  answers: Readonly<Record<string, string>>;
  /** Keys of the documents that are there. */
  documents: readonly string[];
  members: readonly { position: MemberPosition; share: number | null; isVerified: boolean }[];
  isSigned: boolean;
}

/** One thing that is still to be done, by the step where it is done. */
export type Missing =
  | { step: "company"; item: CompanyAnswer }
  | { step: "exposure"; item: "answer" | "details" }
  | { step: "members"; item: "director" | "verification" | "shares" }
  | { step: "documents"; item: DocumentKey }
  | { step: "contract"; item: "signature" };

const isGiven = (answer: string | undefined) => (answer ?? "").trim() !== "";

function exposureMissing(answers: CompanySoFar["answers"]): Missing[] {
  const answer = answers[EXPOSURE_QUESTION];
  if (!isGiven(answer)) return [{ step: "exposure", item: "answer" }];
  if (answer !== "yes" || isGiven(answers[EXPOSURE_DETAILS])) return [];
  return [{ step: "exposure", item: "details" }];
}

function membersMissing(members: CompanySoFar["members"]): Missing[] {
  const items: Extract<Missing, { step: "members" }>["item"][] = [];
  if (!members.some(({ position }) => position === "director")) items.push("director");
  if (members.some(({ isVerified }) => !isVerified)) items.push("verification");
  if (totalShare(members) > wholeShare) items.push("shares");
  return items.map((item) => ({ step: "members", item }));
}

/** Everything that stands between a company and its confirmation, in the order of the steps. */
export function missingOf({ answers, documents, members, isSigned }: CompanySoFar): Missing[] {
  return [
    ...companyAnswers
      .filter(({ name, isOptional }) => !isOptional && !isGiven(answers[name]))
      .map(({ name: item }): Missing => ({ step: "company", item })),
    ...exposureMissing(answers),
    ...membersMissing(members),
    ...requiredDocuments
      .filter(({ key }) => !documents.includes(key))
      .map(({ key: item }): Missing => ({ step: "documents", item })),
    ...(isSigned ? [] : [{ step: "contract", item: "signature" } as const]),
  ];
}

/** What sends a corporate account to its registration (specification section 4). */
export function needsRegistration(company: {
  isConfirmed: boolean;
  entries: readonly { name: string }[];
  members: readonly { isVerified: boolean }[];
}): boolean {
  const { isConfirmed, entries, members } = company;
  if (isConfirmed) return false;
  const hasExposure = entries.some(({ name }) => name === EXPOSURE_QUESTION);
  return !hasExposure || members.length === 0 || members.some(({ isVerified }) => !isVerified);
}
