import { isHandedIn, requiredDocuments } from "@amberline/domain/company";
import { type Db } from "../../ledger";

/** Without their content. */
export const documentsOf = (db: Db, companyId: string) =>
  db
    .selectFrom("company_documents")
    .select(["document", "file_name", "size", "review", "comment", "uploaded_at", "reviewed_at"])
    .where("account_id", "=", companyId)
    .execute();

/** With the bank's comments. */
export const rejectedDocuments = async (db: Db, companyId: string) => {
  const rows = await documentsOf(db, companyId);
  return requiredDocuments.flatMap(({ key, name }) =>
    rows
      .filter(({ document, review }) => document === key && !isHandedIn({ review }))
      .map(({ comment }) => ({ name, comment })),
  );
};
