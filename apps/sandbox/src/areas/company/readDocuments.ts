import { isHandedIn, requiredDocuments } from "@amberline/domain/company";
import { type Db } from "../../ledger";

/** Without their content. */
export const selectDocuments = (db: Db, companyId: string) =>
  db
    .selectFrom("company_documents")
    .select(["document", "file_name", "size", "review", "comment", "uploaded_at", "reviewed_at"])
    .where("account_id", "=", companyId);

export const documentsOf = (db: Db, companyId: string) => selectDocuments(db, companyId).execute();

type DocumentRow = Awaited<ReturnType<typeof documentsOf>>[number];

/** With the bank's comments. */
export const rejectedDocuments = (rows: readonly Pick<DocumentRow, "document" | "review" | "comment">[]) =>
  requiredDocuments.flatMap(({ key, name }) =>
    rows
      .filter(({ document, review }) => document === key && !isHandedIn({ review }))
      .map(({ comment }) => ({ name, comment })),
  );
