import { type calls } from "@amberline/api/contract";
import { documentNameOf, DOCUMENT_SECTION, requiredDocuments } from "@amberline/domain/company";
import { type CallerAsk } from "../../http/handle";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { wireAccountOf } from "../user/wire";
import { isAllowed } from "../../http/caller";
import { companyOfCaller } from "./company";
import { documentsOf } from "./readDocuments";
import { wireMembersOf } from "./memberChanges";
import { newDocumentsOf } from "./newDocuments";
import { lastReview } from "./readReview";

const answerEntries = async (db: Db, companyId: string) => {
  const rows = await db
    .selectFrom("company_answers")
    .selectAll()
    .where("account_id", "=", companyId)
    .orderBy("section")
    .orderBy("name")
    .execute();
  return rows.map(({ name, section, value, updated_at }) => ({
    name,
    is_file: false,
    section,
    value,
    change: null,
    updatedAt: updated_at,
  }));
};

const documentEntries = async (db: Db, companyId: string) => {
  const rows = await documentsOf(db, companyId);
  const changes = await newDocumentsOf(db, companyId);
  const changeOf = (key: string) => changes.find(({ document }) => document === key) ?? null;
  return requiredDocuments.flatMap(({ key }) =>
    rows
      .filter(({ document }) => document === key)
      .map((row) => ({
        name: documentNameOf(key),
        is_file: true,
        section: DOCUMENT_SECTION,
        file_name: row.file_name,
        size: row.size,
        review: row.review,
        review_comment: row.comment,
        updatedAt: row.uploaded_at,
        change: changeOf(key),
      })),
  );
};

/** /corporate/info; everything stored is included with `full`. */
export const companyInfo =
  (parts: Pick<Parts, "db" | "consentBy">) => async (ask: CallerAsk<typeof calls.companyInfo>) => {
    const { db } = parts;
    const { caller, request } = ask;
    const company = await companyOfCaller(db, caller, request.corporate_id, "documents");
    const account = await wireAccountOf(parts, caller, company, ask);
    const { id, name, country, registration_number } = company;
    const entries = async () => [
      ...(isAllowed(company, "owner") ? await answerEntries(db, id) : []),
      ...(await documentEntries(db, id)),
    ];
    return {
      corporation: { user: account.user, account: { id, name, country, registration_number } },
      members: isAllowed(company, "owner") ? await wireMembersOf(db, company) : [],
      balance: account.balance,
      balance_gbp: account.balance_gbp,
      ...(request.full ? { info: await entries() } : {}),
      review: await lastReview(db, id),
    };
  };
