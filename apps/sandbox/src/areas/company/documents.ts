import { tidyFileName } from "@amberline/domain/attachments";
import {
  documentKeyOf,
  documentQuota,
  DOCUMENT_SECTION,
  fileProblem,
  isHandedIn,
  largestDocument,
  pdfProblem,
  roomBeside,
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
import { uuid, type Random } from "../../secrets/random";
import { readBase64 } from "./base64";
import { forgetNewDocument, newDocumentsOf } from "./newDocuments";
import { documentsOf } from "./readDocuments";

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
export async function readDocument(sent: SentDocument, texts: Catalogue): Promise<ReadDocument> {
  const key = documentKeyOf(sent.name);
  if (key === null || sent.section !== DOCUMENT_SECTION) return refuse(texts.entryUnknown);
  const read = readBase64(sent.value);
  if (!read) return refuse(problemText("damaged", texts));
  const { bytes, type } = read;
  const fileName = tidyFileName(sent.file_name ?? "") || `${key}.pdf`;
  const outside = { name: fileName, type: sent.file_type ?? type, size: bytes.length };
  const problem = fileProblem(outside) ?? (await pdfProblem(bytes));
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
  const sizes = new Map((await documentsOf(trx, companyId)).map((one) => [one.document, one.size]));
  for (const one of await newDocumentsOf(trx, companyId)) sizes.set(one.document, one.size);
  sizes.delete(document.key);
  if (document.bytes.length > roomBeside(sizes.values()))
    refuse(texts.documentsFull(documentQuota / 1_000_000));
}

/** Replaces a document of a company. */
export async function storeDocument(
  trx: Db,
  companyId: string,
  { key, fileName, bytes }: ReadDocument,
  { now, review }: { now: number; review: "waiting" | "accepted" },
): Promise<void> {
  const kept = {
    file_name: fileName,
    bytes,
    review,
    comment: "",
    uploaded_at: instant(now),
    reviewed_at: review === "waiting" ? null : instant(now),
  };
  await trx
    .insertInto("company_documents")
    .values({ account_id: companyId, document: key, ...kept })
    .onConflict((row) => row.columns(["account_id", "document"]).doUpdateSet(kept))
    .execute();
}

/** Whether a confirmed company would change by it: then the bank decides first. */
async function replacesOne(trx: Db, company: AccountRow, key: DocumentKey): Promise<boolean> {
  if (!company.corporate_confirm) return false;
  return (await documentsOf(trx, company.id)).some((one) => one.document === key && isHandedIn(one));
}

/**
 * Replaces a document, to be reviewed again. One of a confirmed company stays as it is until the bank has agreed: then
 * true. The company's row must be locked.
 */
export async function saveDocument(
  trx: Db,
  company: AccountRow,
  document: ReadDocument,
  { texts, random, loginId, now }: { texts: Catalogue; random: Random; loginId: string; now: number },
): Promise<boolean> {
  const { key, fileName, bytes } = document;
  await requireRoom(trx, company.id, document, texts);
  await forgetNewDocument(trx, company.id, key);
  const isPending = await replacesOne(trx, company, key);
  if (isPending)
    await trx
      .insertInto("company_new_documents")
      .values({
        id: uuid(random),
        account_id: company.id,
        document: key,
        file_name: fileName,
        bytes,
        state: "waiting",
        asked_at: instant(now),
      })
      .execute();
  else await storeDocument(trx, company.id, document, { now, review: "waiting" });
  const detail = { document: key, size: bytes.length, pending: isPending };
  await audit(trx, { at: now, action: "company.documentUploaded", loginId, accountId: company.id, detail });
  return isPending;
}
