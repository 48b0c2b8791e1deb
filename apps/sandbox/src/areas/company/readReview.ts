import { type Db } from "../../ledger";

/** The bank's latest decision; null before the first. */
export const lastReview = async (db: Db, companyId: string) =>
  (await selectReview(db, companyId).executeTakeFirst()) ?? null;

export const selectReview = (db: Db, companyId: string) =>
  db
    .selectFrom("company_reviews")
    .select(["decision", "reason", "at"])
    .where("account_id", "=", companyId)
    .orderBy("id", "desc")
    .limit(1);

type Review = NonNullable<Awaited<ReturnType<typeof lastReview>>>;

/** What the bank wants changed; null unless its latest decision was to return the company. */
export const returnedReason = (review: Pick<Review, "decision" | "reason"> | null): string | null =>
  review?.decision === "returned" ? review.reason : null;
