import { type OperatorVerification, type PhotoPart } from "@amberline/api/operator";
import { type Db } from "../ledger";
import { isUuid } from "../secrets/random";

import { anywhere } from "../db/anywhere";

/** Waiting submissions first, the oldest on top, then decided ones, the newest on top. */
export async function verifications(
  db: Db,
  { limit, login, search = "" }: { limit: number; login?: string | undefined; search?: string },
): Promise<OperatorVerification[]> {
  const rows = await db
    .selectFrom("verifications")
    .innerJoin("logins", "logins.id", "verifications.login_id")
    .select([
      "verifications.id",
      "verifications.state",
      "document",
      "verifications.language",
      "reason",
      "comment",
    ])
    .select(["submitted_at", "decided_at", "email", "first_name", "last_name"])
    .where("verifications.state", "<>", "draft")
    .$narrowType<Pick<OperatorVerification, "state" | "document" | "submitted_at">>()
    .$if(login !== undefined, (query) => query.where("email", "=", (login ?? "").trim().toLowerCase()))
    .$if(search !== "", (query) =>
      query.where((eb) =>
        eb.or([
          eb("email", "ilike", anywhere(search)),
          eb(eb.fn("concat_ws", [eb.val(" "), "first_name", "last_name"]), "ilike", anywhere(search)),
        ]),
      ),
    )
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

/** Number of submissions that wait for a decision. */
export async function countSubmitted(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("verifications")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("state", "=", "submitted")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Undefined once it is deleted. */
export const photoOf = async (db: Db, id: string, part: PhotoPart) =>
  isUuid(id)
    ? db
        .selectFrom("verification_photos")
        .select(["media_type", "bytes"])
        .where("verification_id", "=", id)
        .where("part", "=", part)
        .executeTakeFirst()
    : undefined;
