import type { Company, CompanyDocument, RejectedDocument } from "@amberline/api/client";
import { isHandedIn, roomBeside } from "@amberline/domain/company";
import type { Translate } from "../i18n";

/** How many of the required documents are there. */
export const handedInCount = ({ documents }: Company): number =>
  documents.filter((document) => document.key !== null && isHandedIn(document)).length;

/** Bytes of a document; a file that waits for the bank counts in place of the one it is to replace. */
export const sizeOf = ({ size, change }: Pick<CompanyDocument, "size" | "change">): number =>
  change?.size ?? size ?? 0;

/** Bytes the company may still upload, in whole tenths of a megabyte. */
export const roomLeft = (documents: readonly Pick<CompanyDocument, "size" | "change">[]): number =>
  Math.floor(roomBeside(documents.map(sizeOf)) / 100_000) * 100_000;

/** Documents the bank rejected. */
export const rejectedIn = ({ documents }: Company): RejectedDocument[] =>
  documents.filter((document) => !isHandedIn(document));

/** That the bank rejected a document, and why if it said so. */
export const rejectionText = (t: Translate, comment: string): string =>
  comment ? t("documents.rejectedFor", { comment }) : t("documents.rejected");
