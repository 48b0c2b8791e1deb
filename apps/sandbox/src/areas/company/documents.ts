import { tidyFileName } from "@amberline/domain/attachments";
import {
  documentKeyOf,
  documentQuota,
  DOCUMENT_SECTION,
  fileProblem,
  largestDocument,
  pdfProblem,
  type DocumentKey,
  type DocumentProblem,
} from "@amberline/domain/company";
import { hourMs } from "@amberline/domain/dates";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { refuse } from "../../http/refusal";
import { type Db } from "../../ledger";
import { type Catalogue } from "../../locales";
import { type AccountRow } from "../../http/caller";
import { isWithinLimit } from "../auth/throttle";
import { readBase64 } from "./base64";

/** A company has seven documents; more uploads than this are abuse. */
const uploadsPerHour = 60;

export interface ReadDocument {
  key: DocumentKey;
  fileName: string;
  bytes: Uint8Array;
}

interface SentDocument {
  name: string;
  section: string;
  value: string;
  file_name?: string;
  file_type?: string;
}

const problemText = (problem: DocumentProblem, texts: Catalogue): string => {
  const said = texts.documentProblems[problem];
  return typeof said === "string" ? said : said(largestDocument / 1_000_000);
};

/** Refuses a document that is no PDF by name, type or leading bytes, and one that cannot be opened. */
export function readDocument(sent: SentDocument, texts: Catalogue): ReadDocument {
  const key = documentKeyOf(sent.name);
  if (key === null || sent.section !== DOCUMENT_SECTION) return refuse(texts.entryUnknown);
  const read = readBase64(sent.value);
  if (!read) return refuse(problemText("damaged", texts));
  const { bytes, type } = read;
  const fileName = tidyFileName(sent.file_name ?? "") || `${key}.pdf`;
  const outside = { name: fileName, type: sent.file_type ?? type, size: bytes.length };
  const problem = fileProblem(outside) ?? pdfProblem(bytes);
  return problem ? refuse(problemText(problem, texts)) : { key, fileName, bytes };
}

export const mayUpload = (db: Db, companyId: string, now: number): Promise<boolean> =>
  isWithinLimit(db, { key: `companyUploads:${companyId}`, now, limit: uploadsPerHour, windowMs: hourMs });

async function requireRoom(
  trx: Db,
  companyId: string,
  document: ReadDocument,
  texts: Catalogue,
): Promise<void> {
  const others = await trx
    .selectFrom("company_documents")
    .select("size")
    .where("account_id", "=", companyId)
    .where("document", "<>", document.key)
    .execute();
  const total = others.reduce((sum, { size }) => sum + size, document.bytes.length);
  if (total > documentQuota) refuse(texts.documentsFull(documentQuota / 1_000_000));
}

/** Replaces a document, to be reviewed again. The company's row must be locked. */
export async function saveDocument(
  trx: Db,
  company: AccountRow,
  document: ReadDocument,
  { texts, loginId, now }: { texts: Catalogue; loginId: string; now: number },
): Promise<void> {
  const { key, fileName, bytes } = document;
  await requireRoom(trx, company.id, document, texts);
  const kept = {
    file_name: fileName,
    bytes,
    review: "waiting",
    comment: "",
    uploaded_at: instant(now),
    reviewed_at: null,
  } as const;
  await trx
    .insertInto("company_documents")
    .values({ account_id: company.id, document: key, ...kept })
    .onConflict((row) => row.columns(["account_id", "document"]).doUpdateSet(kept))
    .execute();
  const detail = { document: key, size: bytes.length };
  await audit(trx, { at: now, action: "company.documentUploaded", loginId, accountId: company.id, detail });
}
