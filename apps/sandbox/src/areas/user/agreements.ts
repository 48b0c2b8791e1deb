import { agreedDocuments, type calls } from "@amberline/api/contract";
import { audit } from "../../audit";
import { documentVersions } from "../../bank";
import { instant } from "../../db/schema";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";

type AgreedDocument = (typeof agreedDocuments)[number];

/** Once for each version; a repeated request changes nothing. */
async function agree(
  db: Db,
  {
    loginId,
    document,
    version,
    now,
  }: { loginId: string; document: AgreedDocument; version: string; now: number },
): Promise<void> {
  const added = await db
    .insertInto("agreements")
    .values({ login_id: loginId, document, version, agreed_at: instant(now) })
    .onConflict((row) => row.columns(["login_id", "document", "version"]).doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 0n) return;
  await audit(db, { at: now, action: "agreement.given", loginId, detail: { document, version } });
}

/** To the newest version of each document, as whoever signs up does. */
export async function agreeToAll(db: Db, loginId: string, now: number): Promise<void> {
  for (const document of agreedDocuments)
    await agree(db, { loginId, document, version: documentVersions[document][0], now });
}

async function wireAgreementsOf(db: Db, loginId: string) {
  const given = await db
    .selectFrom("agreements")
    .select(["document", "version", "agreed_at"])
    .where("login_id", "=", loginId)
    .orderBy("version", "desc")
    .execute();
  return agreedDocuments.map((document) => {
    const newest = given.find((each) => each.document === document);
    return {
      document,
      version: documentVersions[document][0],
      agreed: newest ? { version: newest.version, at: newest.agreed_at } : null,
    };
  });
}

/** /user/agreements */
export const listAgreements =
  ({ db }: Pick<Parts, "db">) =>
  async ({ caller }: CallerAsk<typeof calls.agreementList>) => ({
    data: await wireAgreementsOf(db, caller.id),
  });

/** /user/agreements/give: to what was shown, which has to be the newest. */
export const giveAgreement =
  ({ db }: Pick<Parts, "db">) =>
  async ({ caller, request, texts, now }: CallerAsk<typeof calls.agreementGive>) => {
    const { document, version } = request;
    if (version !== documentVersions[document][0]) return refuse(texts.agreementReplaced);
    return db.transaction().execute(async (trx) => {
      await agree(trx, { loginId: caller.id, document, version, now });
      return { data: await wireAgreementsOf(trx, caller.id) };
    });
  };
