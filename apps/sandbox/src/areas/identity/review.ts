import { instant } from "../../db/schema";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { decideVerification } from "./decide";

const automaticKey = "verification.automatic";
/** Simulated duration of an automatic review. */
const reviewTakesMs = 3_000;

/** For all processes: approves submissions automatically, or leaves them to the operator. */
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

/** Approves submissions that have waited long enough, if reviews are automatic. Safe to run concurrently. */
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
