import { type calls } from "@amberline/api/contract";
import { parseShare, type MemberPosition } from "@amberline/domain/company";
import { hourMs } from "@amberline/domain/dates";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { isUuid } from "../../secrets/random";
import { type Catalogue } from "../../locales";
import { type AccountRow } from "../../http/caller";
import { isWithinLimit } from "../auth/throttle";
import { changeCompany, endSignature } from "./company";
import { tell } from "../notifications";
import { tellAsker } from "./letters";
import { askForChange, endMemberChange, isOpen, memberChangeOf, memberChangesOf } from "./memberChanges";
import { membersOf } from "./readMembers";

const membersPerCompany = 50;

/** Each mails somebody; a company of fifty is named within an hour. */
export const invitationsPerHour = 60;

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

export const removeMember = (trx: Db, companyId: string, loginId: string) =>
  trx
    .deleteFrom("company_members")
    .where("account_id", "=", companyId)
    .where("login_id", "=", loginId)
    .execute();

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
  const people = [...(await membersOf(trx, companyId)), ...(await memberChangesOf(trx, companyId))];
  const count = new Set(people.map(({ id }) => id)).size;
  if (count >= membersPerCompany) refuse(texts.membersFull(membersPerCompany));
}

async function requirePerson(trx: Db, loginId: string): Promise<void> {
  const person = isUuid(loginId)
    ? await trx.selectFrom("logins").select("id").where("id", "=", loginId).executeTakeFirst()
    : undefined;
  if (!person) refuse("USER_NOT_FOUND");
}

type AddAsk = CallerAsk<typeof calls.memberAdd>;

interface Named {
  loginId: string;
  position: MemberPosition;
  share: number | null;
}

const isSame = (one: Omit<Named, "loginId">, other: Named) =>
  one.position === other.position && one.share === other.share;

async function requireNoDirector(trx: Db, companyId: string): Promise<void> {
  const people = [
    ...(await membersOf(trx, companyId)),
    ...(await memberChangesOf(trx, companyId)).filter((change) => change.kind === "add" && isOpen(change)),
  ];
  if (people.some(({ position }) => position === "director")) refuse("DIRECTOR_EXISTS");
}

/** What came of naming somebody: a member at once, invited, waiting for the bank, or the same as before. */
type Outcome = "joined" | "invited" | "waiting" | "same";

/** Whoever names themselves has accepted. A confirmed company changes only with the bank's consent. */
async function name(trx: Db, parts: Parts, ask: AddAsk, company: AccountRow, named: Named): Promise<Outcome> {
  const { caller, texts, now } = ask;
  const { id: companyId } = company;
  if (named.position === "director") await requireNoDirector(trx, companyId);
  await requireRoom(trx, companyId, texts);
  const isOwn = named.loginId === caller.id;
  if (isOwn && !company.corporate_confirm) {
    await endMemberChange(trx, companyId, named.loginId);
    if (!(await insertMember(trx, { companyId, ...named, now }))) return refuse("DIRECTOR_EXISTS");
    await endSignature(trx, company, now);
    return "joined";
  }
  const state = isOwn ? "waiting" : "invited";
  const isAsked = await askForChange(trx, parts, { companyId, ...named, kind: "add", state, now });
  return isAsked ? state : refuse("DIRECTOR_EXISTS");
}

async function addNamed(
  trx: Db,
  parts: Parts,
  ask: AddAsk,
  company: AccountRow,
  named: Named,
): Promise<Outcome> {
  const { caller, now } = ask;
  const { id: companyId } = company;
  const { loginId, position, share } = named;
  const [member, change] = [
    await positionOf(trx, companyId, loginId),
    await memberChangeOf(trx, companyId, loginId),
  ];
  if (member) {
    if (!isSame(member, named)) return refuse("MEMBER_EXISTS");
    await endMemberChange(trx, companyId, loginId);
    return "same";
  }
  if (change && isOpen(change)) return isSame(change, named) ? "same" : refuse("MEMBER_EXISTS");
  const outcome = await name(trx, parts, ask, company, named);
  const action = outcome === "joined" ? "company.memberAdded" : "company.memberNamed";
  const detail = { member: loginId, position, share };
  await audit(trx, { at: now, action, loginId: caller.id, accountId: companyId, detail });
  return outcome;
}

async function tellAbout(
  parts: Pick<Parts, "db" | "mailer">,
  { caller, language: otherwise, now }: AddAsk,
  company: AccountRow,
  outcome: Outcome,
  loginId: string,
) {
  const inviter = `${caller.first_name} ${caller.last_name}`;
  if (outcome === "invited")
    await tell(
      parts,
      {
        ...{ loginId, kind: "company", otherwise, about: { target: "profile" } },
        letter: (texts) => [
          texts.invitationSubject(company.name),
          texts.invitationBody(inviter, company.name),
        ],
      },
      now,
    );
  if (outcome === "waiting")
    await tellAsker(parts, caller, company, (texts) => texts.changeText.add(inviter), now);
}

/**
 * /corporate/member_add: invites the person; nothing of them is shown before they accept. A repeated request, as after
 * a lost answer, changes nothing.
 */
export const addMember = (parts: Parts) => async (ask: AddAsk) => {
  const { caller, request, texts, now } = ask;
  const { corporate_id: companyId, position } = request;
  const named = {
    loginId: request.member_id.toLowerCase(),
    position,
    share: readShare(position, request.percent, texts),
  };
  const key = `memberInvitations:${caller.id}`;
  if (!(await isWithinLimit(parts.db, { key, now, limit: invitationsPerHour, windowMs: hourMs })))
    return refuse(texts.invitesTooMany);
  return changeCompany(parts.db, { caller, companyId, right: "owner" }, async (trx, company) => {
    await requirePerson(trx, named.loginId);
    const outcome = await addNamed(trx, parts, ask, company, named);
    await tellAbout({ ...parts, db: trx }, ask, company, outcome, named.loginId);
    const isThere = await positionOf(trx, company.id, named.loginId);
    return { success: true, error: null, pending: isThere === undefined };
  });
};

type DeleteAsk = CallerAsk<typeof calls.memberDelete>;

/** Whether it waits for the bank. Who is not a member yet is no longer to become one. */
async function removeNamed(
  trx: Db,
  parts: Parts,
  { caller, now }: DeleteAsk,
  company: AccountRow,
  loginId: string,
) {
  const { id: companyId } = company;
  const member = await positionOf(trx, companyId, loginId);
  const change = await memberChangeOf(trx, companyId, loginId);
  if (member?.position === "director") return refuse("DIRECTOR_STAYS");
  if (!member && !change) return refuse("NOT_FOUND");
  const isPending = member !== undefined && company.corporate_confirm;
  if (isPending) {
    if (change?.state === "waiting") return true;
    await askForChange(trx, parts, { companyId, loginId, ...member, kind: "remove", state: "waiting", now });
  } else {
    await endMemberChange(trx, companyId, loginId);
    if (member) await removeMember(trx, companyId, loginId);
    if (member) await endSignature(trx, company, now);
  }
  const action = isPending ? "company.removalAsked" : "company.memberRemoved";
  const detail = { member: loginId, position: (member ?? change)?.position ?? "" };
  await audit(trx, { at: now, action, loginId: caller.id, accountId: companyId, detail });
  return isPending;
}

/** /corporate/member_delete: the director cannot be deleted. */
export const deleteMember = (parts: Parts) => async (ask: DeleteAsk) => {
  const { caller, request, now } = ask;
  const { corporate_id: companyId } = request;
  const loginId = request.member_id.toLowerCase();
  if (!isUuid(loginId)) return refuse("NOT_FOUND");
  return changeCompany(parts.db, { caller, companyId, right: "owner" }, async (trx, company) => {
    const isPending = await removeNamed(trx, parts, ask, company, loginId);
    const change = isPending ? await memberChangeOf(trx, company.id, loginId) : undefined;
    if (change)
      await tellAsker(
        { ...parts, db: trx },
        caller,
        company,
        (each) => each.changeText.remove(`${change.first_name} ${change.last_name}`),
        now,
      );
    return { success: true, error: null, pending: isPending };
  });
};
