import { instant } from "../../db/schema";
import { type Db } from "../../ledger";
import { type Caller } from "../../http/caller";

/** A submission that is not shown yet. */
export const freshSubmission = (db: Db, loginId: string, now: number) =>
  db
    .selectFrom("verifications")
    .select("id")
    .where("login_id", "=", loginId)
    .where("state", "=", "submitted")
    .where("pending_from", ">", instant(now));

/** The last decision against a login. */
export const lastRejection = (db: Db, loginId: string) =>
  db
    .selectFrom("verifications")
    .select(["state", "reason", "comment"])
    .where("login_id", "=", loginId)
    .where("state", "in", ["retry", "final"])
    .orderBy("decided_at", "desc")
    .limit(1);

interface Verification {
  isFresh: boolean;
  rejection: { state: string } | null;
}

/**
 * The status shown to the customer. As at a real provider, a submission changes it to in progress only a moment later.
 */
export function shownStatus(
  { sumsub_status: status }: Pick<Caller, "sumsub_status">,
  { isFresh, rejection }: Verification,
): Caller["sumsub_status"] {
  if (status !== "in_progress" || !isFresh) return status;
  return rejection ? "reject" : null;
}

/** Whether the customer was rejected and may not submit new photos. */
export const isRejectedForGood = (
  { sumsub_status: status }: Pick<Caller, "sumsub_status">,
  { rejection }: Verification,
): boolean => status === "reject" && rejection?.state === "final";
