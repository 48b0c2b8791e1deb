import { type PhotoPart } from "@amberline/api/operator";
import { instant } from "../../db/schema";
import { inTransaction, type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { uuid } from "../../secrets/random";
import { imageTypeOf, largestPhoto } from "./image";
import { isOpen, stateOf, type Document, type VerificationDraft } from "./state";
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
): Promise<{ id: string; uploads: number; document: Document | null }> {
  const draft = await trx
    .selectFrom("verifications")
    .select(["id", "uploads", "document"])
    .where("login_id", "=", loginId)
    .where("state", "=", "draft")
    .executeTakeFirst();
  if (draft) return draft;
  const id = uuid(random);
  await trx
    .insertInto("verifications")
    .values({ id, login_id: loginId, state: "draft", created_at: instant(now) })
    .execute();
  return { id, uploads: 0, document: null };
}

/** Photos of another document are of no use; a face is. */
const forgetDocument = (trx: Db, verificationId: string) =>
  trx
    .deleteFrom("verification_photos")
    .where("verification_id", "=", verificationId)
    .where("part", "<>", "selfie")
    .execute();

/** Replaces the previous photo of the part. Null on success. */
export async function savePhoto(
  { db, random }: Pick<Parts, "db" | "random">,
  holder: Applicant,
  { document, part, bytes, now }: { document: Document; part: PhotoPart; bytes: Uint8Array; now: number },
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
    if (draft.document !== null && draft.document !== document) await forgetDocument(trx, draft.id);
    const photo = { media_type: type, bytes, created_at: instant(now) };
    await trx
      .insertInto("verification_photos")
      .values({ verification_id: draft.id, part, ...photo })
      .onConflict((row) => row.columns(["verification_id", "part"]).doUpdateSet(photo))
      .execute();
    await trx
      .updateTable("verifications")
      .set({ uploads: draft.uploads + 1, document })
      .where("id", "=", draft.id)
      .execute();
    return null;
  });
}

const photosOfDraft = (db: Db, holder: Applicant) =>
  db
    .selectFrom("verifications")
    .innerJoin("verification_photos as photo", "photo.verification_id", "verifications.id")
    .where("verifications.login_id", "=", holder.id)
    .where("verifications.state", "=", "draft");

/** To go on with after a reload. Behind a mailed link there is none: whoever it was forwarded to would see the photos. */
export async function draftFor(db: Db, holder: Applicant): Promise<VerificationDraft | null> {
  if (holder.linkId !== null) return null;
  const photos = await photosOfDraft(db, holder).select(["verifications.document", "photo.part"]).execute();
  const document = photos[0]?.document;
  return document ? { document, parts: photos.map(({ part }) => part) } : null;
}

export async function draftPhoto(db: Db, holder: Applicant, part: PhotoPart) {
  if (holder.linkId !== null) return undefined;
  return photosOfDraft(db, holder)
    .select(["photo.bytes", "photo.media_type"])
    .where("photo.part", "=", part)
    .executeTakeFirst();
}
