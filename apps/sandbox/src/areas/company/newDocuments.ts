import { type DocumentKey } from "@amberline/domain/company";
import { type Db } from "../../ledger";

/** Files that are to replace documents of a confirmed company, without their content. */
export const newDocumentsOf = (db: Db, companyId: string) =>
  db
    .selectFrom("company_new_documents")
    .select(["id", "document", "file_name", "size", "state", "reason", "asked_at"])
    .where("account_id", "=", companyId)
    .orderBy("asked_at")
    .execute();

export const forgetNewDocument = (trx: Db, companyId: string, document: DocumentKey) =>
  trx
    .deleteFrom("company_new_documents")
    .where("account_id", "=", companyId)
    .where("document", "=", document)
    .execute();
