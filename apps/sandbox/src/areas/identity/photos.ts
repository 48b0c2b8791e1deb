import { type PhotoPart } from "@amberline/api/operator";
import { instant } from "../../db/schema";
import { inTransaction, type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { uuid } from "../../secrets/random";
import { imageTypeOf, largestPhoto } from "./image";
import { isOpen, stateOf } from "./state";
import { type Applicant } from "./widgetToken";

/** Photos per submission, replaced ones included. */
const uploadsPerDraft = 40;

export type PhotoProblem = "not-open" | "not-an-image" | "too-large" | "too-many";

/** The person's open submission; a new one if there is none. */
async function draftOf(
  trx: Db,
  { random }: Pick<Parts, "random">,
  loginId: string,
  now: number,
): Promise<{ id: string; uploads: number }> {
  const draft = await trx
    .selectFrom("verifications")
    .select(["id", "uploads"])
    .where("login_id", "=", loginId)
    .where("state", "=", "draft")
    .executeTakeFirst();
  if (draft) return draft;
  const id = uuid(random);
  await trx
    .insertInto("verifications")
    .values({ id, login_id: loginId, state: "draft", created_at: instant(now) })
    .execute();
  return { id, uploads: 0 };
}

/** Replaces the previous photo of the part. Null on success. */
export async function savePhoto(
  { db, random }: Pick<Parts, "db" | "random">,
  holder: Applicant,
  { part, bytes, now }: { part: PhotoPart; bytes: Uint8Array; now: number },
): Promise<PhotoProblem | null> {
  if (bytes.length > largestPhoto) return "too-large";
  const type = imageTypeOf(bytes);
  if (type === null) return "not-an-image";
  return inTransaction(db, async (trx) => {
    const login = await trx
      .selectFrom("logins")
      .select("sumsub_status")
      .where("id", "=", holder.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (!isOpen(await stateOf(trx, { ...holder, ...login }))) return "not-open";
    const draft = await draftOf(trx, { random }, holder.id, now);
    if (draft.uploads >= uploadsPerDraft) return "too-many";
    const photo = { media_type: type, bytes, created_at: instant(now) };
    await trx
      .insertInto("verification_photos")
      .values({ verification_id: draft.id, part, ...photo })
      .onConflict((row) => row.columns(["verification_id", "part"]).doUpdateSet(photo))
      .execute();
    await trx
      .updateTable("verifications")
      .set({ uploads: draft.uploads + 1 })
      .where("id", "=", draft.id)
      .execute();
    return null;
  });
}
