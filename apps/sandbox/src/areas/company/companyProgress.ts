import { missingOf, type CompanyProgress, type Missing } from "@amberline/domain/company";
import { type Db } from "../../ledger";
import { answersOf } from "./answers";
import { documentsOf } from "./readDocuments";
import { memberChangesOf } from "./memberChanges";
import { membersOf } from "./readMembers";

/** The valid signature, if there is one. */
export const currentSignature = (db: Db, companyId: string) =>
  db
    .selectFrom("company_signatures")
    .innerJoin("company_contracts", "company_contracts.id", "company_signatures.contract_id")
    .select(["company_signatures.id", "company_signatures.signer_name", "company_signatures.signed_at"])
    .select("company_contracts.sha256")
    .where("company_signatures.account_id", "=", companyId)
    .where("company_signatures.superseded_at", "is", null)
    .executeTakeFirst();

export async function companyProgress(db: Db, companyId: string): Promise<CompanyProgress> {
  const invited = (await memberChangesOf(db, companyId)).filter(({ state }) => state === "invited");
  const people = [
    ...(await membersOf(db, companyId)).map((member) => ({ ...member, isInvited: false })),
    ...invited.map((member) => ({ ...member, isInvited: true })),
  ];
  return {
    answers: await answersOf(db, companyId),
    documents: (await documentsOf(db, companyId)).map(({ document: key, review, comment }) => ({
      ...{ key, review, comment },
    })),
    members: people.map(({ position, share, isInvited, sumsub_status: status }) => ({
      position,
      share,
      isInvited,
      isVerified: status === "verify",
    })),
    isSigned: (await currentSignature(db, companyId)) !== undefined,
  };
}

/** What is missing before the bank can confirm a company. */
export const missingFor = async (db: Db, companyId: string): Promise<Missing[]> =>
  missingOf(await companyProgress(db, companyId));
