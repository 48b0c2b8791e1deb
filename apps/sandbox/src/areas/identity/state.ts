import { photoParts, rejectReasons, type PhotoPart, type RejectReason } from "@amberline/api/operator";
import { type Db } from "../../ledger";
import { type Applicant } from "./widgetToken";

export const documents = ["passport", "id_card"] as const;
export type Document = (typeof documents)[number];

/** The photos a document needs: an ID card has something to read on both sides. */
export const partsOf = (document: Document): readonly PhotoPart[] =>
  document === "passport" ? ["front", "selfie"] : photoParts;

/** Where somebody's verification stands, as the widget shows it. */
export interface VerificationState {
  applicantId: string;
  status: "new" | "pending" | "approved" | "retry" | "final";
  /** Why it was rejected. */
  reason: RejectReason | null;
  /** What the bank added in its own words. */
  comment: string;
}

/** Where a person's verification stands now. */
export async function stateOf(db: Db, holder: Applicant): Promise<VerificationState> {
  const applicantId = holder.sumsub_id ?? holder.id;
  const plain = { applicantId, reason: null, comment: "" };
  if (holder.sumsub_status === null) return { ...plain, status: "new" };
  if (holder.sumsub_status === "in_progress") return { ...plain, status: "pending" };
  if (holder.sumsub_status === "verify") return { ...plain, status: "approved" };
  const last = await db
    .selectFrom("verifications")
    .select(["state", "reason", "comment"])
    .where("login_id", "=", holder.id)
    .where("state", "in", ["retry", "final"])
    .orderBy("decided_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return {
    applicantId,
    status: last?.state === "final" ? "final" : "retry",
    reason: rejectReasons.find((reason) => reason === last?.reason) ?? null,
    comment: last?.comment ?? "",
  };
}

/** Whether photos may be handed in: not while they are looked at, nor once there is nothing more to say. */
export const isOpen = ({ status }: VerificationState): boolean => status === "new" || status === "retry";
