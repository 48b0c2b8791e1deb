import { photoParts, rejectReasons, type PhotoPart, type RejectReason } from "@amberline/api/operator";
import { type Db } from "../../ledger";
import { lastRejection } from "./shownStatus";
import { type Applicant } from "./widgetToken";

export const documents = ["passport", "id_card"] as const;
export type Document = (typeof documents)[number];

/** An ID card has data on both sides. */
export const partsOf = (document: Document): readonly PhotoPart[] =>
  document === "passport" ? ["front", "selfie"] : photoParts;

/** The state of a verification, for the widget. */
export interface VerificationState {
  applicantId: string;
  status: "new" | "pending" | "approved" | "retry" | "final";
  reason: RejectReason | null;
  /** The bank's explanation. */
  comment: string;
}

/** What has been photographed and not submitted yet. */
export interface VerificationDraft {
  document: Document;
  parts: PhotoPart[];
}

/** What the widget begins with. */
export interface WidgetState extends VerificationState {
  draft: VerificationDraft | null;
}

export async function stateOf(db: Db, holder: Applicant): Promise<VerificationState> {
  const applicantId = holder.sumsub_id ?? holder.id;
  const plain = { applicantId, reason: null, comment: "" };
  if (holder.sumsub_status === null) return { ...plain, status: "new" };
  if (holder.sumsub_status === "in_progress") return { ...plain, status: "pending" };
  if (holder.sumsub_status === "verify") return { ...plain, status: "approved" };
  const last = await lastRejection(db, holder.id).executeTakeFirst();
  return {
    applicantId,
    status: last?.state === "final" ? "final" : "retry",
    reason: rejectReasons.find((reason) => reason === last?.reason) ?? null,
    comment: last?.comment ?? "",
  };
}

/** Whether photos may be submitted: not during a review, nor after a final decision. */
export const isOpen = ({ status }: VerificationState): boolean => status === "new" || status === "retry";
