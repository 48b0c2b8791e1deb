import { EXPOSURE_DETAILS, EXPOSURE_QUESTION, formatShare } from "@amberline/domain/company";
import { type CompanyFacts, type MemberFacts } from "../../documents/companyPapers";
import { type Db } from "../../ledger";
import { digest } from "../../secrets/digest";
import { type AccountRow } from "../../http/caller";
import { type Answers } from "./answerFields";
import { answersOf } from "./answers";
import { membersOf, type MemberRow } from "./readMembers";

/** Increase it when the wording changes: contracts signed under another edition stay as they are. */
const edition = "2026-11";

export const memberFactsOf = (member: MemberRow): MemberFacts => ({
  name: `${member.first_name} ${member.last_name}`,
  position: member.position,
  share: member.share === null ? null : formatShare(member.share),
  isVerified: member.sumsub_status === "verify",
});

function exposureIn(answers: Answers): string | null {
  const answer = answers[EXPOSURE_QUESTION];
  if (answer === undefined) return null;
  return answer === "yes" ? (answers[EXPOSURE_DETAILS] ?? "") : "";
}

const addressIn = ({ street, zip_code: zip, city, country }: Answers) =>
  [street, [zip, city].filter(Boolean).join(" "), country].filter(Boolean).join(", ");

export async function contractFacts(db: Db, company: AccountRow): Promise<CompanyFacts> {
  const answers = await answersOf(db, company.id);
  return {
    number: company.id.slice(0, 8).toUpperCase(),
    name: company.name,
    registrationNumber: company.registration_number ?? "",
    legalForm: answers["legal_form"] ?? "",
    address: addressIn(answers),
    website: answers["website"] ?? "",
    business: answers["business_description"] ?? "",
    iban: company.iban ?? "",
    tariffName: company.tariff_name,
    exposure: exposureIn(answers),
    members: (await membersOf(db, company.id)).map(memberFactsOf),
  };
}

/**
 * Identifies the content of a contract: a different hash is a different contract. Whether members are verified is not
 * part of it.
 */
export const factsHash = ({ members, ...company }: CompanyFacts): string =>
  digest(
    JSON.stringify([edition, company, members.map(({ name, position, share }) => [name, position, share])]),
  );
