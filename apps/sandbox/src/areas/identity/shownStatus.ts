import { instant } from "../../db/schema";
import { type Db } from "../../ledger";
import { type Caller } from "../../http/caller";
import { stateOf } from "./state";

/**
 * The status shown to the customer. As at a real provider, a submission changes it to in progress only a moment later.
 */
export async function shownStatus(db: Db, caller: Caller, now: number): Promise<Caller["sumsub_status"]> {
  if (caller.sumsub_status !== "in_progress") return caller.sumsub_status;
  const fresh = await db
    .selectFrom("verifications")
    .select("id")
    .where("login_id", "=", caller.id)
    .where("state", "=", "submitted")
    .where("pending_from", ">", instant(now))
    .executeTakeFirst();
  if (!fresh) return "in_progress";
  const earlier = await db
    .selectFrom("verifications")
    .select("state")
    .where("login_id", "=", caller.id)
    .where("state", "in", ["retry", "final"])
    .executeTakeFirst();
  return earlier ? "reject" : null;
}

/** Whether the customer was rejected and may not submit new photos. */
export const isRejectedForGood = async (db: Db, caller: Caller): Promise<boolean> =>
  caller.sumsub_status === "reject" && (await stateOf(db, { ...caller, linkId: null })).status === "final";
