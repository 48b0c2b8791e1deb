import { type Db } from "../../ledger";

/** The bank's latest decision; null before the first. */
export async function lastReview(db: Db, companyId: string) {
  const row = await db
    .selectFrom("company_reviews")
    .select(["decision", "reason", "at"])
    .where("account_id", "=", companyId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** What the bank wants changed; null unless its latest decision was to return the company. */
export async function returnedReason(db: Db, companyId: string): Promise<string | null> {
  const review = await lastReview(db, companyId);
  return review?.decision === "returned" ? review.reason : null;
}
