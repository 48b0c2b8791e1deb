import type { Company, CompanyDocument, RejectedDocument } from "@amberline/api/client";
import { isHandedIn, roomBeside } from "@amberline/domain/company";
import type { Translate } from "../i18n";

/** Number of required documents uploaded. */
export const handedInCount = ({ documents }: Company): number =>
  documents.filter((document) => document.key !== null && isHandedIn(document)).length;

/** Size of a document in bytes; a pending replacement counts instead. */
export const sizeOf = ({ size, change }: Pick<CompanyDocument, "size" | "change">): number =>
  change?.size ?? size ?? 0;

/** Remaining bytes, in whole tenths of a megabyte. */
export const roomLeft = (documents: readonly Pick<CompanyDocument, "size" | "change">[]): number =>
  Math.floor(roomBeside(documents.map(sizeOf)) / 100_000) * 100_000;

export const rejectedIn = ({ documents }: Company): RejectedDocument[] =>
  documents.filter((document) => !isHandedIn(document));

/** Rejection text with the bank's comment, if any. */
export const rejectionText = (t: Translate, comment: string): string =>
  comment ? t("documents.rejectedFor", { comment }) : t("documents.rejected");
