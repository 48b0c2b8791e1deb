import { type calls } from "@amberline/api/contract";
import { parseShare, type MemberPosition } from "@amberline/domain/company";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { isUuid } from "../../secrets/random";
import { type Catalogue } from "../../locales";
import { changeCompany, endSignature } from "./company";

const membersPerCompany = 50;

export interface NewMember {
  companyId: string;
  loginId: string;
  position: MemberPosition;
  /** Owners only, in hundredths of a percent. */
  share: number | null;
  now: number;
}

/** False if the person is a member already or would be a second director: constraints of the database prevent both. */
export async function insertMember(trx: Db, member: NewMember): Promise<boolean> {
  const added = await trx
    .insertInto("company_members")
    .values({
      account_id: member.companyId,
      login_id: member.loginId,
      position: member.position,
      share: member.share,
      created_at: instant(member.now),
    })
    .onConflict((row) => row.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

const positionOf = (trx: Db, companyId: string, loginId: string) =>
  trx
    .selectFrom("company_members")
    .select(["position", "share"])
    .where("account_id", "=", companyId)
    .where("login_id", "=", loginId)
    .executeTakeFirst();

function readShare(position: MemberPosition, percent: string | number | undefined, texts: Catalogue) {
  if (position !== "owner") return null;
  const share = percent === undefined ? null : parseShare(String(percent));
  return share ?? refuse(texts.percentInvalid);
}

async function requireRoom(trx: Db, companyId: string, texts: Catalogue): Promise<void> {
  const rows = await trx
    .selectFrom("company_members")
    .select("login_id")
    .where("account_id", "=", companyId)
    .execute();
  if (rows.length >= membersPerCompany) refuse(texts.membersFull(membersPerCompany));
}

async function requirePerson(trx: Db, loginId: string): Promise<void> {
  const person = isUuid(loginId)
    ? await trx.selectFrom("logins").select("id").where("id", "=", loginId).executeTakeFirst()
    : undefined;
  if (!person) refuse("USER_NOT_FOUND");
}

/** /corporate/member_add: a repeated request, as after a lost answer, returns the existing membership. */
export const addMember =
  ({ db }: Pick<Parts, "db">) =>
  async ({ caller, request, texts, now }: CallerAsk<typeof calls.memberAdd>) => {
    const { corporate_id: companyId, position } = request;
    const loginId = request.member_id.toLowerCase();
    const share = readShare(position, request.percent, texts);
    return changeCompany(db, { caller, companyId }, async (trx, company) => {
      await requirePerson(trx, loginId);
      const before = await positionOf(trx, companyId, loginId);
      const isSame = before?.position === position && before.share === share;
      if (isSame) return { success: true, error: null };
      if (before) return refuse("MEMBER_EXISTS");
      await requireRoom(trx, companyId, texts);
      const isAdded = await insertMember(trx, { companyId, loginId, position, share, now });
      if (!isAdded) return refuse("DIRECTOR_EXISTS");
      await endSignature(trx, company, now);
      const detail = { member: loginId, position, share };
      await audit(trx, {
        at: now,
        action: "company.memberAdded",
        loginId: caller.id,
        accountId: companyId,
        detail,
      });
      return { success: true, error: null };
    });
  };

/** /corporate/member_delete: the director cannot be deleted. */
export const deleteMember =
  ({ db }: Pick<Parts, "db">) =>
  async ({ caller, request, now }: CallerAsk<typeof calls.memberDelete>) => {
    const { corporate_id: companyId, member_id: loginId } = request;
    return changeCompany(db, { caller, companyId }, async (trx, company) => {
      const before = isUuid(loginId) ? await positionOf(trx, companyId, loginId) : undefined;
      if (!before) return refuse("NOT_FOUND");
      if (before.position === "director") return refuse("DIRECTOR_STAYS");
      await trx
        .deleteFrom("company_members")
        .where("account_id", "=", companyId)
        .where("login_id", "=", loginId)
        .execute();
      await endSignature(trx, company, now);
      const removed = { at: now, action: "company.memberRemoved", loginId: caller.id, accountId: companyId };
      await audit(trx, { ...removed, detail: { member: loginId, position: before.position } });
      return { success: true, error: null };
    });
  };
