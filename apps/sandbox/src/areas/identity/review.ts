import { instant } from "../../db/schema";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { decideVerification } from "./decide";

const automaticKey = "verification.automatic";
/** How long an automatic review seems to take. */
const reviewTakesMs = 3_000;

/** Lets every submission be approved by itself, or leaves them all to the operator, in all processes. */
export async function setReviewAutomatic(db: Db, isAutomatic: boolean): Promise<void> {
  const value = String(isAutomatic);
  await db
    .insertInto("settings")
    .values({ key: automaticKey, value })
    .onConflict((row) => row.column("key").doUpdateSet({ value }))
    .execute();
}

export async function isReviewAutomatic(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", automaticKey)
    .executeTakeFirst();
  return row?.value === "true";
}

/** Approves what has waited long enough, when the review is automatic. Safe to run at any time, by several at once. */
export async function reviewWaiting(parts: Pick<Parts, "db" | "mailer">, now: number): Promise<number> {
  if (!(await isReviewAutomatic(parts.db))) return 0;
  const waiting = await parts.db
    .selectFrom("verifications")
    .select("id")
    .where("state", "=", "submitted")
    .where("pending_from", "<=", instant(now - reviewTakesMs))
    .orderBy("submitted_at")
    .limit(100)
    .execute();
  for (const { id } of waiting) await decideVerification(parts, id, { decision: "approve" }, now);
  return waiting.length;
}
