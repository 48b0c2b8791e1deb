import { type Db } from "../ledger";
import { isUuid } from "../secrets/random";
import { type PhotoPart } from "../areas/identity";

/** Submissions that wait for a decision, the oldest first, then those decided, the newest first. */
export async function verifications(db: Db, { limit, login }: { limit: number; login?: string }) {
  const rows = await db
    .selectFrom("verifications")
    .innerJoin("logins", "logins.id", "verifications.login_id")
    .select(["verifications.id", "verifications.state", "document", "language", "reason", "comment"])
    .select(["submitted_at", "decided_at", "email", "first_name", "last_name"])
    .where("verifications.state", "<>", "draft")
    .$if(login !== undefined, (query) => query.where("email", "=", (login ?? "").trim().toLowerCase()))
    .orderBy((row) => row("verifications.state", "=", "submitted"), "desc")
    .orderBy("decided_at", "desc")
    .orderBy("submitted_at")
    .limit(limit)
    .execute();
  if (rows.length === 0) return [];
  const photos = await db
    .selectFrom("verification_photos")
    .select(["verification_id", "part"])
    .where(
      "verification_id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("part")
    .execute();
  return rows.map((row) => ({
    ...row,
    parts: photos.filter((photo) => photo.verification_id === row.id).map(({ part }) => part),
  }));
}

export type OperatorVerification = Awaited<ReturnType<typeof verifications>>[number];

/** One photo of a submission; undefined once it is deleted. */
export const photoOf = async (db: Db, id: string, part: PhotoPart) =>
  isUuid(id)
    ? db
        .selectFrom("verification_photos")
        .select(["media_type", "bytes"])
        .where("verification_id", "=", id)
        .where("part", "=", part)
        .executeTakeFirst()
    : undefined;
