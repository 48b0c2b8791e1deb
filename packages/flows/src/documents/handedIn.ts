import type { Company, RejectedDocument } from "@amberline/api/client";
import { isHandedIn } from "@amberline/domain/company";
import type { Translate } from "../i18n";

/** How many of the required documents are there. */
export const handedInCount = ({ documents }: Company): number =>
  documents.filter((document) => document.key !== null && isHandedIn(document)).length;

/** Documents the bank rejected. */
export const rejectedIn = ({ documents }: Company): RejectedDocument[] =>
  documents.filter((document) => !isHandedIn(document));

/** That the bank rejected a document, and why if it said so. */
export const rejectionText = (t: Translate, comment: string): string =>
  comment ? t("documents.rejectedFor", { comment }) : t("documents.rejected");
