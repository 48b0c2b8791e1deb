import { agreedDocuments, type calls } from "@amberline/api/contract";
import { documentVersions } from "../../bank";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { agree } from "./agree";
import { seeChanges } from "./changedDocuments";
import { consentsOf, type Asked } from "./consents";

const identitySentAt = (db: Db, loginId: string) =>
  db
    .selectFrom("verifications")
    .select((row) => row.fn.max("submitted_at").as("at"))
    .where("login_id", "=", loginId)
    .executeTakeFirstOrThrow();

async function wireAgreementsOf(db: Db, asked: Asked) {
  const { caller } = asked;
  const given = await db
    .selectFrom("agreements")
    .select(["document", "version", "agreed_at", "is_tacit"])
    .where("login_id", "=", caller.id)
    .orderBy("version", "desc")
    .execute();
  const data = agreedDocuments.map((document) => {
    const newest = given.find((each) => each.document === document);
    return {
      document,
      version: documentVersions[document][0].effectiveOn,
      agreed: newest ? { version: newest.version, at: newest.agreed_at, is_tacit: newest.is_tacit } : null,
    };
  });
  const { at } = await identitySentAt(db, caller.id);
  return { data, identity_sent_at: at, consents: await consentsOf(db, asked) };
}

/** /user/agreements */
export const listAgreements =
  ({ db }: Pick<Parts, "db">) =>
  (ask: CallerAsk<typeof calls.agreementList>) =>
    wireAgreementsOf(db, ask);

/** /user/agreements/give: to what was shown, which has to be the newest. */
export const giveAgreement =
  ({ db }: Pick<Parts, "db">) =>
  async (ask: CallerAsk<typeof calls.agreementGive>) => {
    const { caller, request, texts, now } = ask;
    const { document, version } = request;
    if (version !== documentVersions[document][0].effectiveOn) return refuse(texts.agreementReplaced);
    return db.transaction().execute(async (trx) => {
      await agree(trx, { loginId: caller.id, document, version, now });
      await seeChanges(trx, caller.id, now, document);
      return wireAgreementsOf(trx, ask);
    });
  };

/** /user/agreements/seen */
export const seeAgreements =
  ({ db }: Pick<Parts, "db">) =>
  async ({ caller, now }: CallerAsk<typeof calls.agreementSeen>) => {
    await seeChanges(db, caller.id, now);
    return { success: true };
  };
