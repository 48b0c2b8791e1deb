import { companyAnswers, EXPOSURE_DETAILS, EXPOSURE_QUESTION, type CompanyAnswer } from "./answers";
import { isHandedIn, requiredDocuments, type DocumentKey } from "./documents";
import { totalShare, wholeShare, type MemberPosition } from "./members";

/** Progress of a company's registration. */
export interface CompanyProgress {
  /** By the names of their info entries; an empty answer counts as missing. */
  answers: Readonly<Record<string, string>>;
  /** With the bank's review and its comment. */
  documents: readonly { key: string | null; review: string | null; comment: string }[];
  /** Also whoever is invited and has not accepted. */
  members: readonly {
    position: MemberPosition;
    share: number | null;
    isVerified: boolean;
    isInvited: boolean;
  }[];
  isSigned: boolean;
}

/** A missing item and the step where it is entered. */
export type Missing =
  | { step: "company"; item: CompanyAnswer }
  | { step: "exposure"; item: "answer" | "details" }
  | { step: "members"; item: "director" | "invitation" | "verification" | "shares" }
  /** `rejection` is the bank's comment on a document it rejected; null for one that was never handed in. */
  | { step: "documents"; item: DocumentKey; rejection: string | null }
  | { step: "contract"; item: "signature" };

const isGiven = (answer: string | undefined) => (answer ?? "").trim() !== "";

function exposureMissing(answers: CompanyProgress["answers"]): Missing[] {
  const answer = answers[EXPOSURE_QUESTION];
  if (!isGiven(answer)) return [{ step: "exposure", item: "answer" }];
  if (answer !== "yes" || isGiven(answers[EXPOSURE_DETAILS])) return [];
  return [{ step: "exposure", item: "details" }];
}

function membersMissing(members: CompanyProgress["members"]): Missing[] {
  const items: Extract<Missing, { step: "members" }>["item"][] = [];
  if (!members.some(({ position, isInvited }) => position === "director" && !isInvited))
    items.push("director");
  if (members.some(({ isInvited }) => isInvited)) items.push("invitation");
  if (members.some(({ isVerified, isInvited }) => !isVerified && !isInvited)) items.push("verification");
  if (totalShare(members) > wholeShare) items.push("shares");
  return items.map((item) => ({ step: "members", item }));
}

const documentsMissing = (documents: CompanyProgress["documents"]): Missing[] =>
  requiredDocuments.flatMap(({ key: item }): Missing[] => {
    const found = documents.find(({ key }) => key === item);
    if (found && isHandedIn(found)) return [];
    return [{ step: "documents", item, rejection: found?.comment ?? null }];
  });

/** Everything missing before the bank can confirm a company, in the order of the steps. */
export function missingOf({ answers, documents, members, isSigned }: CompanyProgress): Missing[] {
  return [
    ...companyAnswers
      .filter(({ name, isOptional }) => !isOptional && !isGiven(answers[name]))
      .map(({ name: item }): Missing => ({ step: "company", item })),
    ...exposureMissing(answers),
    ...membersMissing(members),
    ...documentsMissing(documents),
    ...(isSigned ? [] : [{ step: "contract", item: "signature" } as const]),
  ];
}

/** Whether a company's account is sent to its registration (specification 4). */
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
