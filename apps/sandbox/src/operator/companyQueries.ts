import { documentKeyOf, requiredDocuments, type DocumentKey } from "@amberline/domain/company";
import { ruleIn } from "../areas/approvals";
import {
  answersOf,
  countChanges,
  currentSignature,
  documentsOf,
  findCompany,
  lastReview,
  memberChangesOf,
  membersOf,
  missingFor,
  newDocumentsOf,
  peopleOf,
  rightsOf,
} from "../areas/company";
import { type Db } from "../ledger";
import { anywhere } from "../db/anywhere";
import { isUuid } from "../secrets/random";

/** Waiting companies first, then the newest. */
export async function companies(
  db: Db,
  { limit, search, name }: { limit: number; search: string; name?: string | undefined },
) {
  const rows = await db
    .selectFrom("accounts")
    .innerJoin("logins", "logins.id", "accounts.login_id")
    .select(["accounts.id", "accounts.name", "accounts.country", "accounts.registration_number"])
    .select(["accounts.corporate_confirm", "accounts.created_at", "logins.email"])
    .where("accounts.kind", "=", "corporate")
    .$if(name !== undefined, (query) => query.where("accounts.name", "=", name ?? ""))
    .$if(search !== "", (query) =>
      query.where((eb) =>
        eb.or([
          eb("accounts.name", "ilike", anywhere(search)),
          eb("accounts.registration_number", "ilike", anywhere(search)),
          eb("logins.email", "ilike", anywhere(search)),
        ]),
      ),
    )
    .orderBy("accounts.corporate_confirm")
    .orderBy("accounts.created_at", "desc")
    .limit(limit)
    .execute();
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      missing: row.corporate_confirm ? [] : await missingFor(db, row.id),
      review: await lastReview(db, row.id),
      waiting: await countChanges(db, row.id),
    })),
  );
}

/** Number of complete companies that wait for confirmation. */
export async function countComplete(db: Db): Promise<number> {
  const signed = await db
    .selectFrom("accounts")
    .innerJoin("company_signatures", "company_signatures.account_id", "accounts.id")
    .select("accounts.id")
    .where("accounts.corporate_confirm", "=", false)
    .where("accounts.closed_at", "is", null)
    .where("company_signatures.superseded_at", "is", null)
    .execute();
  const lacking = await Promise.all(signed.map(({ id }) => missingFor(db, id)));
  return lacking.filter((missing) => missing.length === 0).length;
}

/** Null if there is no such company. */
export async function companyFile(db: Db, id: string) {
  const company = await findCompany(db, id);
  if (!company) return null;
  return {
    id: company.id,
    name: company.name,
    isConfirmed: company.corporate_confirm,
    answers: await answersOf(db, id),
    documents: await documentsOf(db, id),
    members: await membersOf(db, id),
    newDocuments: await newDocumentsOf(db, id),
    memberChanges: await memberChangesOf(db, id),
    people: (await peopleOf(db, id).execute()).map((row) => ({ ...row, rights: rightsOf(row) })),
    approval: await ruleIn(db, company),
    signature: (await currentSignature(db, id)) ?? null,
    missing: await missingFor(db, id),
    review: await lastReview(db, id),
  };
}

/** Undefined if it was not uploaded. */
export const documentFile = (db: Db, companyId: string, document: DocumentKey) =>
  db
    .selectFrom("company_documents")
    .select(["file_name", "bytes"])
    .where("account_id", "=", companyId)
    .where("document", "=", document)
    .executeTakeFirst();

/** Undefined if there is no such file. */
export const newDocumentFile = (db: Db, companyId: string, change: string) =>
  isUuid(change)
    ? db
        .selectFrom("company_new_documents")
        .select(["file_name", "bytes"])
        .where("account_id", "=", companyId)
        .where("id", "=", change)
        .executeTakeFirst()
    : undefined;

/** The valid signed contract; undefined if there is none. */
export const signedFile = (db: Db, companyId: string) =>
  db
    .selectFrom("company_signatures")
    .select("bytes")
    .where("account_id", "=", companyId)
    .where("superseded_at", "is", null)
    .executeTakeFirst();

/** Accepts a key or a name. */
export const readDocumentKey = (text: string): DocumentKey | null =>
  requiredDocuments.find(({ key }) => key === text)?.key ?? documentKeyOf(text);
