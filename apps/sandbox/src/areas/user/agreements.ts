import { agreedDocuments, type calls } from "@amberline/api/contract";
import { documentVersions } from "../../bank";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { agree } from "./agree";
import { seeChanges } from "./changedDocuments";

async function wireAgreementsOf(db: Db, loginId: string) {
  const given = await db
    .selectFrom("agreements")
    .select(["document", "version", "agreed_at", "is_tacit"])
    .where("login_id", "=", loginId)
    .orderBy("version", "desc")
    .execute();
  return agreedDocuments.map((document) => {
    const newest = given.find((each) => each.document === document);
    return {
      document,
      version: documentVersions[document][0].effectiveOn,
      agreed: newest ? { version: newest.version, at: newest.agreed_at, is_tacit: newest.is_tacit } : null,
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
    if (version !== documentVersions[document][0].effectiveOn) return refuse(texts.agreementReplaced);
    return db.transaction().execute(async (trx) => {
      await agree(trx, { loginId: caller.id, document, version, now });
      await seeChanges(trx, caller.id, now, document);
      return { data: await wireAgreementsOf(trx, caller.id) };
    });
  };

/** /user/agreements/seen */
export const seeAgreements =
  ({ db }: Pick<Parts, "db">) =>
  async ({ caller, now }: CallerAsk<typeof calls.agreementSeen>) => {
    await seeChanges(db, caller.id, now);
    return { success: true };
  };
