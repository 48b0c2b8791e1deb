import { decideVerification, submitPhotosFor, type Verdict } from "../areas/identity";
import { type Db } from "../ledger";
import { type Random } from "../secrets/random";
import { specimens } from "./specimens";

const photos = { front: specimens.document, back: specimens.document, selfie: specimens.face };

/** Discards mail about events before the bank opened. */
const mailer = { send: async () => undefined };

/** Submits photos for a demo customer and decides on them if there is a verdict. */
export async function recordVerification(
  db: Db,
  { loginId, random, now, verdict }: { loginId: string; random: Random; now: number; verdict?: Verdict },
): Promise<void> {
  await submitPhotosFor({ db, random }, { loginId, document: "id_card", photos, now });
  if (!verdict) return;
  const { id } = await db
    .selectFrom("verifications")
    .select("id")
    .where("login_id", "=", loginId)
    .executeTakeFirstOrThrow();
  await decideVerification({ db, mailer }, id, verdict, now);
}
