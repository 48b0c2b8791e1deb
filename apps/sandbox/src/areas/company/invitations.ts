import { type calls } from "@amberline/api/contract";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { inTransaction, type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { isUuid } from "../../secrets/random";
import { endSignature, lockCompany } from "./company";
import { type Letter } from "../notifications";
import { tellOwner } from "./letters";
import { insertMember } from "./members";
import { openInvitations } from "./readInvitations";
import { accessInvitations, type AccessInvitationRow } from "./readPeople";

type AnswerAsk = CallerAsk<typeof calls.invitationAnswer>;

/** Until the bank has confirmed a company whoever accepts is a member; afterwards the bank decides. */
async function accept(trx: Db, { caller, now }: AnswerAsk, companyId: string): Promise<"joined" | "waiting"> {
  const company = await lockCompany(trx, companyId);
  if (company.corporate_confirm) {
    await trx
      .updateTable("company_member_changes")
      .set({ state: "waiting" })
      .where("account_id", "=", companyId)
      .where("login_id", "=", caller.id)
      .execute();
    return "waiting";
  }
  const { position, share } = await trx
    .deleteFrom("company_member_changes")
    .where("account_id", "=", companyId)
    .where("login_id", "=", caller.id)
    .returning(["position", "share"])
    .executeTakeFirstOrThrow();
  const isAdded = await insertMember(trx, { companyId, loginId: caller.id, position, share, now });
  if (!isAdded) return refuse("NOT_FOUND");
  await endSignature(trx, company, now);
  return "joined";
}

async function answer(trx: Db, ask: AnswerAsk) {
  const { caller, request, now } = ask;
  const found = isUuid(request.id)
    ? await openInvitations(trx, caller.id)
        .where("change.id", "=", request.id)
        .forUpdate("change")
        .executeTakeFirst()
    : undefined;
  if (!found) return refuse("NOT_FOUND");
  const { account_id: companyId } = found;
  const outcome = request.accept ? await accept(trx, ask, companyId) : "refused";
  if (outcome === "refused")
    await trx
      .updateTable("company_member_changes")
      .set({ state: "refused" })
      .where("id", "=", found.id)
      .execute();
  const action = request.accept ? "company.invitationAccepted" : "company.invitationRefused";
  await audit(trx, { at: now, action, loginId: caller.id, accountId: companyId, detail: { outcome } });
  return { companyId, outcome };
}

/** Whose company invites the caller to its account, locked before the invitation; undefined if it is no such one. */
async function accessInvitationOf(trx: Db, { caller, request, now }: AnswerAsk) {
  if (!isUuid(request.id)) return undefined;
  const found = await accessInvitations(trx, caller.id, now)
    .where("person.id", "=", request.id)
    .executeTakeFirst();
  if (!found) return undefined;
  await lockCompany(trx, found.account_id);
  return accessInvitations(trx, caller.id, now)
    .where("person.id", "=", request.id)
    .forUpdate("person")
    .executeTakeFirst();
}

/** Accepted with one's own, verified identity; the account is theirs to use from then on. */
async function answerAccess(trx: Db, parts: Parts, ask: AnswerAsk, invitation: AccessInvitationRow) {
  const { caller, request, texts, now } = ask;
  if (request.accept && caller.sumsub_status !== "verify") return refuse(texts.accessNotVerified);
  await trx
    .updateTable("account_people")
    .set({ state: request.accept ? "active" : "refused", updated_at: instant(now) })
    .where("id", "=", invitation.id)
    .execute();
  const company = await lockCompany(trx, invitation.account_id);
  const action = request.accept ? "people.accepted" : "people.refused";
  await audit(trx, { at: now, action, loginId: caller.id, accountId: company.id });
  const name = `${caller.first_name} ${caller.last_name}`;
  const letter: Letter = (each) =>
    request.accept
      ? [each.accessAcceptedSubject(company.name), each.accessAcceptedBody(name, company.name)]
      : [each.accessRefusedSubject(company.name), each.accessRefusedBody(company.name)];
  await tellOwner({ ...parts, db: trx }, company, letter, now, { about: { target: "people" } });
  return { success: true, pending: false };
}

/** /user/invitation: accepts or refuses to be a member of a company, or to use its account. */
export const answerInvitation = (parts: Parts) => async (ask: AnswerAsk) => {
  const { caller, request } = ask;
  const name = `${caller.first_name} ${caller.last_name}`;
  return inTransaction(parts.db, async (trx) => {
    const toAccount = await accessInvitationOf(trx, ask);
    if (toAccount) return answerAccess(trx, parts, ask, toAccount);
    const { companyId, outcome } = await answer(trx, ask);
    const company = await lockCompany(trx, companyId);
    const letter: Letter = (texts) =>
      request.accept
        ? [
            texts.invitationAcceptedSubject,
            texts.invitationAcceptedBody[outcome === "waiting" ? "waiting" : "joined"](name, company.name),
          ]
        : [texts.invitationRefusedSubject, texts.invitationRefusedBody(company.name)];
    await tellOwner({ ...parts, db: trx }, company, letter, ask.now);
    return { success: true, pending: outcome === "waiting" };
  });
};
