import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { inTransaction, type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { type Language } from "../../locales";
import { isOpen, partsOf, stateOf, type Document } from "./state";
import { type Applicant } from "./widgetToken";

export type SubmitProblem = "not-open" | "incomplete";

interface Submission {
  document: Document;
  language: Language;
  now: number;
  pendingAfterMs: number;
}

/** The person's draft, if it has all photos of the document. */
async function completeDraft(trx: Db, loginId: string, document: Document): Promise<string | null> {
  const photos = await trx
    .selectFrom("verifications")
    .innerJoin("verification_photos", "verification_photos.verification_id", "verifications.id")
    .select(["verifications.id", "verification_photos.part"])
    .where("verifications.login_id", "=", loginId)
    .where("verifications.state", "=", "draft")
    .execute();
  const isComplete = partsOf(document).every((part) => photos.some((photo) => photo.part === part));
  return isComplete ? (photos[0]?.id ?? null) : null;
}

async function spendLink(trx: Db, linkId: string, now: number): Promise<void> {
  await trx
    .updateTable("verification_links")
    .set({ used_at: instant(now) })
    .where("id", "=", linkId)
    .where("used_at", "is", null)
    .execute();
}

/**
 * Submits a person's photos once: of several concurrent calls one does, and the others report that they are submitted.
 */
export async function submitPhotos(
  { db }: Pick<Parts, "db">,
  holder: Applicant,
  { document, language, now, pendingAfterMs }: Submission,
): Promise<SubmitProblem | null> {
  return inTransaction(db, async (trx) => {
    const login = await trx
      .selectFrom("logins")
      .select("sumsub_status")
      .where("id", "=", holder.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (login.sumsub_status === "in_progress") return null;
    if (!isOpen(await stateOf(trx, { ...holder, ...login }))) return "not-open";
    const id = await completeDraft(trx, holder.id, document);
    if (id === null) return "incomplete";
    await trx
      .deleteFrom("verification_photos")
      .where("verification_id", "=", id)
      .where("part", "not in", [...partsOf(document)])
      .execute();
    await trx
      .updateTable("verifications")
      .set({
        state: "submitted",
        document,
        language,
        submitted_at: instant(now),
        pending_from: instant(now + pendingAfterMs),
      })
      .where("id", "=", id)
      .execute();
    await trx
      .updateTable("logins")
      .set({ sumsub_status: "in_progress", updated_at: instant(now) })
      .where("id", "=", holder.id)
      .execute();
    if (holder.linkId !== null) await spendLink(trx, holder.linkId, now);
    await audit(trx, {
      at: now,
      action: "verification.submitted",
      loginId: holder.id,
      detail: { id, document },
    });
    return null;
  });
}
