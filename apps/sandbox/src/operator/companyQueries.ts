import { documentKeyOf, requiredDocuments, type DocumentKey } from "@amberline/domain/company";
import { object, string, boolean } from "yup";
import {
  answersOf,
  currentSignature,
  documentsOf,
  findCompany,
  lastReview,
  membersOf,
  missingFor,
  type CompanyVerdict,
} from "../areas/corporate";
import { type Db } from "../ledger";

/** Companies, those that wait for the bank first, then the newest. */
export async function companies(db: Db, { limit, name }: { limit: number; name?: string }) {
  const rows = await db
    .selectFrom("accounts")
    .innerJoin("logins", "logins.id", "accounts.login_id")
    .select(["accounts.id", "accounts.name", "accounts.country", "accounts.registration_number"])
    .select(["accounts.corporate_confirm", "accounts.created_at", "logins.email"])
    .where("accounts.kind", "=", "corporate")
    .$if(name !== undefined, (query) => query.where("accounts.name", "=", name ?? ""))
    .orderBy("accounts.corporate_confirm")
    .orderBy("accounts.created_at", "desc")
    .limit(limit)
    .execute();
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      missing: row.corporate_confirm ? [] : await missingFor(db, row.id),
      review: await lastReview(db, row.id),
    })),
  );
}

export type OperatorCompany = Awaited<ReturnType<typeof companies>>[number];

/** Everything about one company; null when there is none. */
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
    signature: (await currentSignature(db, id)) ?? null,
    missing: await missingFor(db, id),
    review: await lastReview(db, id),
  };
}

export type CompanyFile = NonNullable<Awaited<ReturnType<typeof companyFile>>>;

/** A document as it was handed in; undefined when it was not. */
export const documentFile = (db: Db, companyId: string, document: DocumentKey) =>
  db
    .selectFrom("company_documents")
    .select(["file_name", "bytes"])
    .where("account_id", "=", companyId)
    .where("document", "=", document)
    .executeTakeFirst();

/** The signed contract that counts; undefined when there is none. */
export const signedFile = (db: Db, companyId: string) =>
  db
    .selectFrom("company_signatures")
    .select("bytes")
    .where("account_id", "=", companyId)
    .where("superseded_at", "is", null)
    .executeTakeFirst();

/** The key of a document, given as its key or by its name. */
export const readDocumentKey = (text: string): DocumentKey | null =>
  requiredDocuments.find(({ key }) => key === text)?.key ?? documentKeyOf(text);

const wantedVerdict = object({
  decision: string().oneOf(["confirmed", "returned"]).required(),
  reason: string().trim().max(1_000).default(""),
  /** Confirms a company that lacks something. */
  force: boolean().default(false),
});

/** Reads a decision about a company. Throws yup's ValidationError for what makes no sense, and for a return without a reason. */
export function readCompanyVerdict(value: unknown): { verdict: CompanyVerdict; isForced: boolean } {
  const { decision, reason, force } = wantedVerdict.validateSync(value, { stripUnknown: true });
  if (decision === "confirmed") return { verdict: { decision }, isForced: force };
  string().required("A company is returned with a reason.").validateSync(reason);
  return { verdict: { decision, reason }, isForced: false };
}

const wantedReview = object({
  review: string().oneOf(["accepted", "rejected"]).required(),
  comment: string().trim().max(500).default(""),
});

/** Reads what is said of a document. Throws yup's ValidationError for what makes no sense. */
export const readDocumentReview = (value: unknown) =>
  wantedReview.validateSync(value, { stripUnknown: true });
