import { type PhotoPart } from "@amberline/api/operator";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { savePhoto } from "./photos";
import { partsOf, type Document } from "./state";
import { submitPhotos, type SubmitProblem } from "./submit";
import { ensureApplicant } from "./widgetToken";

interface PhotoSubmission {
  loginId: string;
  document: Document;
  photos: Record<PhotoPart, Uint8Array>;
  now: number;
}

/** Submits photos for somebody, as the widget would, for testers and demo customers. Null on success. */
export async function submitPhotosFor(
  parts: Pick<Parts, "random"> & { db: Db },
  { loginId, document, photos, now }: PhotoSubmission,
): Promise<SubmitProblem | null> {
  await ensureApplicant(parts, loginId);
  const holder = await parts.db
    .selectFrom("logins")
    .select(["id", "sumsub_status", "sumsub_id"])
    .where("id", "=", loginId)
    .executeTakeFirstOrThrow();
  for (const part of partsOf(document)) {
    await savePhoto(parts, { ...holder, linkId: null }, { document, part, bytes: photos[part], now });
  }
  const submission = { document, language: "en", now, pendingAfterMs: 0 } as const;
  return submitPhotos(parts, { ...holder, linkId: null }, submission);
}
