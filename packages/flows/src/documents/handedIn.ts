import type { Company, CompanyDocument, RejectedDocument } from "@amberline/api/client";
import { documentQuota, isHandedIn } from "@amberline/domain/company";
import type { Translate } from "../i18n";

/** How many of the required documents are there. */
export const handedInCount = ({ documents }: Company): number =>
  documents.filter((document) => document.key !== null && isHandedIn(document)).length;

/** Bytes the company may still upload, in whole tenths of a megabyte; a file that waits for the bank counts in place of the one it is to replace. */
export function roomLeft(documents: readonly Pick<CompanyDocument, "size" | "change">[]): number {
  const used = documents.reduce((sum, { size, change }) => sum + (change?.size ?? size ?? 0), 0);
  return Math.max(0, Math.floor((documentQuota - used) / 100_000) * 100_000);
}

/** Documents the bank rejected. */
export const rejectedIn = ({ documents }: Company): RejectedDocument[] =>
  documents.filter((document) => !isHandedIn(document));

/** That the bank rejected a document, and why if it said so. */
export const rejectionText = (t: Translate, comment: string): string =>
  comment ? t("documents.rejectedFor", { comment }) : t("documents.rejected");
