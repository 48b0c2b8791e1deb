import { type calls, type RequestOf } from "@amberline/api/contract";
import { dayMs, hourMs } from "@amberline/domain/dates";
import { money } from "@amberline/domain/money";
import { hasAmounts, isWithin, type Access } from "@amberline/domain/rights";
import { audit } from "../../audit";
import { ownLanguage } from "../../bank";
import { instant, type Cents } from "../../db/schema";
import { loginOf, type AccessRow, type AccountRow, type Caller, type OwnAccount } from "../../http/caller";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { inTransaction, type Db } from "../../ledger";
import { catalogueIn, type Catalogue, type Language } from "../../locales";
import { type Parts } from "../../parts";
import { isUuid, uuid } from "../../secrets/random";
import { type CarryOut } from "../approvals/approve";
import { requireApprovable, requireEnoughApprovers, ruleOf } from "../approvals/approvers";
import {
  isAbout,
  propose,
  requireFewWaiting,
  withdrawAll,
  type ProposedPerson,
} from "../approvals/proposals";
import { answerRule } from "../approvals/rule";
import { requireStepUp, useStepUp } from "../auth/stepUp";
import { isWithinLimit } from "../auth/throttle";
import { readAmount } from "../orders/fields";
import { distrustAllOf } from "../payees/trust";
import { companyOfCaller, lockCompany } from "./company";
import { findCompany } from "./decide";
import { tell, type Letter, type News } from "../notifications";
import { tellOwner } from "./letters";
import { readPerson, requireFewNamed, userNamed } from "./memberUser";
import { isExpired, peopleOf, wireAccessOf, wirePersonOf, type PersonRow } from "./readPeople";

const peoplePerCompany = 50;
/** Each may mail somebody. */
const changesPerHour = 60;
const invitationsPerDay = 5;

type SaveAsk = CallerAsk<typeof calls.personSave>;
type RemoveAsk = CallerAsk<typeof calls.personRemove>;

type Given = AccessRow;

/** Amounts are of those who pay or approve. */
function readGiven({ access }: RequestOf<typeof calls.personSave>, texts: Catalogue): Given {
  const mayPay = access.rights.includes("pay");
  const read = (most: string | number | null) =>
    hasAmounts(access.rights) && most !== null ? readAmount(String(most), texts) : null;
  return {
    // Who may pay may prepare.
    may_prepare: access.rights.includes("prepare") && !mayPay,
    may_pay: mayPay,
    may_approve: access.rights.includes("approve"),
    may_see_salaries: access.rights.includes("salaries"),
    may_keep_documents: access.rights.includes("documents"),
    may_name_people: access.rights.includes("people"),
    per_payment_cents: read(access.per_payment),
    per_day_cents: read(access.per_day),
  };
}

const euro = (cents: Cents | null) => (cents === null ? null : money(cents, "EUR"));

const accessOf = (row: Given): Access => ({
  rights: wireAccessOf(row).rights,
  perPayment: euro(row.per_payment_cents),
  perDay: euro(row.per_day_cents),
});

/** Nobody gives more than they have themselves, nor takes it from whoever has more. */
function requireWithin({ access: most }: Pick<OwnAccount, "access">, given: Given, texts: Catalogue): void {
  if (most && !isWithin(accessOf(given), accessOf(most))) refuse(texts.accessTooMuch);
}

async function answer(db: Db, account: AccountRow, { caller, now }: { caller: Caller; now: number }) {
  const { id, login_id: ownerId } = account;
  const owner = await db
    .selectFrom("logins")
    .select(["first_name", "last_name"])
    .where("id", "=", ownerId)
    .executeTakeFirstOrThrow();
  const people = await peopleOf(db, id).execute();
  const approval = await answerRule(db, account, now);
  return { owner, data: people.map((row) => wirePersonOf(row, caller.id, now)), approval };
}

/** /corporate/people */
export const listPeople =
  ({ db }: Parts) =>
  async (ask: CallerAsk<typeof calls.peopleList>) =>
    answer(db, await companyOfCaller(db, ask.caller, ask.request.corporate_id, "people"), ask);

/** With the company locked, so that a change sees what another one made. The caller's right is read anew. */
const changePeople = async <Result>(
  db: Db,
  { caller, companyId }: { caller: Caller; companyId: string },
  change: (trx: Db, company: OwnAccount) => Promise<Result>,
) =>
  inTransaction(db, async (trx) => {
    await lockCompany(trx, (await companyOfCaller(trx, caller, companyId, "people")).id);
    return change(trx, await companyOfCaller(trx, { ...caller, account: null }, companyId, "people"));
  });

type Change = "invited" | "changed" | "removed" | "left";

const auditChange = (
  trx: Db,
  { caller, now }: Pick<Giving, "caller" | "now">,
  company: AccountRow,
  change: Change,
  detail: object,
) =>
  audit(trx, {
    at: now,
    action: `people.${change}`,
    loginId: caller.id,
    accountId: company.id,
    detail: { ...detail },
  });

/** The owner learns of what others decide about the account. */
async function tellOwnerOf(
  parts: Pick<Parts, "db" | "mailer">,
  caller: Giving["caller"],
  company: AccountRow,
  change: Exclude<Change, "left">,
  email: string,
  now: number,
) {
  if (caller.id === company.login_id) return;
  const who = `${caller.first_name} ${caller.last_name}`;
  const letter: Letter = (texts) => [
    texts.peopleChangedSubject(company.name),
    texts.peopleChangedBody[change](who, email, company.name),
  ];
  await tellOwner(parts, company, letter, now, { about: { target: "people" } });
}

/** Of one's own access to a company's account, which one may not have any more, or not yet. */
const tellPerson = (
  parts: Pick<Parts, "db" | "mailer">,
  { loginId, otherwise = ownLanguage }: Pick<News, "loginId" | "otherwise">,
  letter: Letter,
  now: number,
) => tell(parts, { loginId, kind: "company", letter, otherwise, about: { target: "profile" } }, now);

/** Who gives access, when, and in which words. */
interface Giving {
  caller: Pick<Caller, "id" | "first_name" | "last_name">;
  texts: Catalogue;
  language: Language;
  now: number;
}

/** At most a few times a day to one address, whoever asks. */
async function mailInvitation(
  trx: Db,
  parts: Parts,
  { caller, texts, language, now }: Giving,
  company: AccountRow,
  { loginId, email }: Pick<Invited, "loginId" | "email">,
) {
  const { email_confirmed: isKnown } = await loginOf(trx, loginId);
  const key = `invitedTo:${loginId}`;
  if (!(await isWithinLimit(trx, { key, now, limit: invitationsPerDay, windowMs: dayMs })))
    return refuse(texts.invitesTooMany);
  const letter: Letter = (each) => [
    each.accessInviteSubject(company.name),
    each.accessInviteBody(`${caller.first_name} ${caller.last_name}`, company.name) +
      (isKnown ? "" : each.accessInviteNew(email)),
  ];
  await tellPerson({ ...parts, db: trx }, { loginId, otherwise: language }, letter, now);
}

/** An account with what whoever gives access to it may do. */
type GivenFrom = AccountRow & Pick<OwnAccount, "access">;

/** The rule could not be met any more without one of those who approve. */
async function requireStillApproved(trx: Db, company: AccountRow, was: PersonRow, texts: Catalogue) {
  const rule = ruleOf(company);
  if (rule && was.may_approve && was.state === "active")
    await requireEnoughApprovers(trx, company, rule.approvers, texts.approversWouldLack);
}

/** What somebody invited, or made, who may do so no more, and what would give them more than they now have. */
async function endWhatNoMore(
  trx: Db,
  {
    company,
    row,
    given,
    by,
    now,
  }: { company: AccountRow; row: PersonRow; given: Given | null; by: string | null; now: number },
) {
  if (!given?.may_name_people) await endInvitationsBy(trx, company, row.login_id);
  if (!given?.may_pay) {
    const { login_id: loginId } = row;
    await distrustAllOf(trx, { accountId: company.id, loginId, by, now });
  }
  const mayPrepare = given !== null && (given.may_pay || given.may_prepare);
  const may = {
    payment: mayPrepare,
    file: mayPrepare,
    person: given?.may_name_people === true,
    rule: false,
  };
  await withdrawAll(trx, { accountId: company.id, by, now }, (content, madeBy) =>
    madeBy === row.login_id ? !may[content.kind] : isAbout(content, row.login_id),
  );
}

/** What somebody invited who may do so no more is no invitation any more. */
const endInvitationsBy = (trx: Db, { id: companyId }: AccountRow, loginId: string) =>
  trx
    .deleteFrom("account_people")
    .where("account_id", "=", companyId)
    .where("invited_by", "=", loginId)
    .where("state", "=", "invited")
    .execute();

/** Whom access is given to, named by whoever gives it. */
type Invited = Omit<ProposedPerson, "kind" | "given">;

/** Who is invited already is given this access instead, so that a repeated request does no more. */
async function invite(
  trx: Db,
  parts: Parts,
  giving: Giving,
  company: GivenFrom,
  { loginId, email, firstName, lastName }: Invited,
  given: Given,
) {
  const { caller, texts, now } = giving;
  const people = await peopleOf(trx, company.id).execute();
  const known = people.find((row) => row.login_id === loginId);
  if (known) return change(trx, parts, giving, company, known, given);
  if (people.length >= peoplePerCompany) return refuse(texts.membersFull(peoplePerCompany));
  await trx
    .insertInto("account_people")
    .values({
      id: uuid(parts.random),
      account_id: company.id,
      login_id: loginId,
      state: "invited",
      first_name: firstName,
      last_name: lastName,
      ...given,
      invited_by: caller.id,
      invited_at: instant(now),
      updated_at: instant(now),
    })
    .execute();
  await mailInvitation(trx, parts, giving, company, { loginId, email });
  await tellOwnerOf({ ...parts, db: trx }, caller, company, "invited", email, now);
  await auditChange(trx, giving, company, "invited", { person: loginId, ...given });
}

async function change(
  trx: Db,
  parts: Parts,
  giving: Giving,
  company: GivenFrom,
  row: PersonRow,
  given: Given,
) {
  const { caller, texts, now } = giving;
  if (row.login_id === caller.id) return refuse(texts.accessOfSelf);
  requireWithin(company, row, texts);
  const isAgain = row.state === "refused" || isExpired(row, now);
  const again = { state: "invited" as const, invited_by: caller.id, invited_at: instant(now) };
  await trx
    .updateTable("account_people")
    .set({ ...given, updated_at: instant(now), ...(isAgain && again) })
    .where("id", "=", row.id)
    .execute();
  await requireStillApproved(trx, company, row, texts);
  await endWhatNoMore(trx, { company, row, given, by: caller.id, now });
  const letters = { ...parts, db: trx };
  if (isAgain) await mailInvitation(trx, parts, giving, company, { loginId: row.login_id, email: row.email });
  if (row.state === "active")
    await tellPerson(
      letters,
      { loginId: row.login_id },
      (each) => [each.accessChangedSubject(company.name), each.accessChangedBody(company.name)],
      now,
    );
  const made = isAgain ? "invited" : "changed";
  await tellOwnerOf(letters, caller, company, made, row.email, now);
  await auditChange(trx, giving, company, made, { person: row.login_id, ...given });
}

const personIn = async (trx: Db, { id: companyId }: AccountRow, id: string) =>
  isUuid(id) ? peopleOf(trx, companyId).where("person.id", "=", id).executeTakeFirst() : undefined;

async function requireFewChanges(db: Db, { caller, texts, now }: SaveAsk) {
  const key = `people:${caller.id}`;
  const isFree = await isWithinLimit(db, { key, now, limit: changesPerHour, windowMs: hourMs });
  if (!isFree) refuse(texts.invitesTooMany);
}

/**
 * Whether others have to approve it: where payments need approval, nobody alone makes one who approves them or pays, so
 * as to approve that themselves, or who could make one.
 */
const needsApproval = (company: AccountRow, given: Given, row: PersonRow | null) =>
  ruleOf(company) !== null &&
  (given.may_prepare || given.may_pay || given.may_approve || given.may_name_people) &&
  !(row && row.state !== "refused" && isWithin(accessOf(given), accessOf(row)));

async function proposePerson(
  trx: Db,
  { caller, texts, language, now }: SaveAsk,
  company: OwnAccount,
  content: ProposedPerson,
) {
  const needed = ruleOf(company)?.approvers ?? 1;
  const { id: accountId } = company;
  await requireApprovable(
    trx,
    company,
    { parties: [caller.id, content.loginId], amountCents: null, needed },
    texts,
  );
  const made = await propose(trx, {
    ...{ accountId, madeBy: caller.id, key: null, content, needed, language, now },
  });
  if (!made) return;
  await requireFewWaiting(trx, { accountId, madeBy: caller.id }, texts);
  const detail = { proposal: made.id, kind: "person", person: content.loginId };
  await audit(trx, { at: now, action: "approval.asked", loginId: caller.id, accountId, detail });
}

/** Whom the request names, with the login of a new person. */
async function named(trx: Db, parts: Parts, ask: SaveAsk, company: AccountRow, passwordHash: string) {
  const { caller, texts, now } = ask;
  const person = readPerson(ask.request, texts);
  const { id: loginId } = await userNamed(trx, parts, { caller, person, passwordHash, now });
  return loginId === company.login_id ? refuse(texts.accessOfOwner) : { ...person, loginId };
}

const invitedOf = (row: PersonRow): Invited => ({
  loginId: row.login_id,
  email: row.email,
  firstName: row.state === "active" ? row.first_name : row.typed_first_name,
  lastName: row.state === "active" ? row.last_name : row.typed_last_name,
});

/** /corporate/people/save */
export const savePerson = (parts: Parts) => async (ask: SaveAsk) => {
  const { caller, request, texts, now } = ask;
  const { corporate_id: companyId, id } = request;
  const given = readGiven(request, texts);
  const company = await companyOfCaller(parts.db, caller, companyId, "people");
  if (!company.corporate_confirm) refuse(texts.companyNotConfirmed);
  requireWithin(company, given, texts);
  if (id === undefined) readPerson(request, texts);
  await requireStepUp(parts.db, caller, "personSave", now);
  await requireFewChanges(parts.db, ask);
  const passwordHash = id === undefined ? await requireFewNamed(parts, ask) : "";
  return changePeople(parts.db, { caller, companyId }, async (trx, locked) => {
    requireWithin(locked, given, texts);
    const row = id === undefined ? null : await personIn(trx, locked, id);
    if (row === undefined) return refuse(texts.accessGone);
    await useStepUp(trx, caller, "personSave", now);
    const invited = row ? invitedOf(row) : await named(trx, parts, ask, locked, passwordHash);
    const people = await peopleOf(trx, locked.id).execute();
    const known = people.find((person) => person.login_id === invited.loginId) ?? null;
    if (known?.login_id === caller.id) return refuse(texts.accessOfSelf);
    if (known) requireWithin(locked, known, texts);
    await (needsApproval(locked, given, known)
      ? proposePerson(trx, ask, locked, { kind: "person", ...invited, given })
      : invite(trx, parts, ask, locked, invited, given));
    return answer(trx, locked, ask);
  });
};

/** Gives the access that was approved, if whoever asked for it may still give as much. */
export const makePerson: CarryOut["person"] = async (trx, parts, { row, content, company, now, texts }) => {
  const { given, ...invited } = content;
  const maker = await loginOf(trx, row.made_by);
  const access = (await peopleOf(trx, company.id).execute()).find(
    ({ login_id: id, state }) => id === row.made_by && state === "active",
  );
  const isOwner = row.made_by === company.login_id;
  if (!isOwner && !access?.may_name_people) return refuse(texts.approvalMaker);
  const from = { ...company, access: isOwner ? null : (access ?? null) };
  requireWithin(from, given, texts);
  const { language } = row;
  const giving = { caller: maker, texts: catalogueIn(language), language, now };
  await invite(trx, parts, giving, from, invited, given);
};

/** Their access, and what came of it. */
async function endAccess(
  trx: Db,
  { company, row, by, now }: { company: AccountRow; row: PersonRow; by: string | null; now: number },
) {
  await trx.deleteFrom("account_people").where("id", "=", row.id).execute();
  await endWhatNoMore(trx, { company, row, given: null, by, now });
  await trx
    .deleteFrom("statement_schedules")
    .where("account_id", "=", company.id)
    .where("login_id", "=", row.login_id)
    .execute();
}

/** /corporate/people/remove: who is gone already stays so. */
export const removePerson = (parts: Parts) => async (ask: RemoveAsk) => {
  const { caller, request, texts, now } = ask;
  return changePeople(parts.db, { caller, companyId: request.corporate_id }, async (trx, company) => {
    const row = await personIn(trx, company, request.id);
    if (!row) return answer(trx, company, ask);
    if (row.login_id === caller.id) return refuse(texts.accessOfSelf);
    requireWithin(company, row, texts);
    await useStepUp(trx, caller, "personRemove", now);
    await endAccess(trx, { company, row, by: caller.id, now });
    await requireStillApproved(trx, company, row, texts);
    const letters = { ...parts, db: trx };
    if (row.state === "active")
      await tellPerson(
        letters,
        { loginId: row.login_id },
        (each) => [each.accessEndedSubject(company.name), each.accessEndedBody(company.name)],
        now,
      );
    await tellOwnerOf(letters, caller, company, "removed", row.email, now);
    await auditChange(trx, ask, company, "removed", { person: row.login_id, state: row.state });
    return answer(trx, company, ask);
  });
};

/** /corporate/people/leave: the caller's own access. */
export const leaveCompany = (parts: Parts) => async (ask: CallerAsk<typeof calls.personLeave>) => {
  const { caller, request, texts, now } = ask;
  return inTransaction(parts.db, async (trx) => {
    const { id } = await companyOfCaller(trx, caller, request.corporate_id, "see");
    const company = await lockCompany(trx, id);
    const row = await peopleOf(trx, id)
      .where("person.login_id", "=", caller.id)
      .where("person.state", "=", "active")
      .executeTakeFirst();
    if (!row) return refuse(texts.accessNotOwn);
    await endAccess(trx, { company, row, by: caller.id, now });
    await requireStillApproved(trx, company, row, texts);
    const letter: Letter = (each) => [
      each.peopleChangedSubject(company.name),
      each.peopleLeftBody(`${caller.first_name} ${caller.last_name}`, row.email, company.name),
    ];
    await tellOwner({ ...parts, db: trx }, company, letter, now, { about: { target: "people" } });
    await auditChange(trx, ask, company, "left", { person: caller.id });
    return { success: true };
  });
};

/** Ends it by the bank, whatever rule then can't be met. False if the company or the access is none. */
export const endAccessByBank = (
  parts: Pick<Parts, "db" | "mailer">,
  { companyId, loginId, now }: { companyId: string; loginId: string; now: number },
): Promise<boolean> =>
  inTransaction(parts.db, async (trx) => {
    const found = isUuid(companyId) && isUuid(loginId) && (await findCompany(trx, companyId));
    if (!found) return false;
    const company = await lockCompany(trx, found.id);
    const row = await peopleOf(trx, company.id).where("person.login_id", "=", loginId).executeTakeFirst();
    if (!row) return false;
    await endAccess(trx, { company, row, by: null, now });
    const letters = { ...parts, db: trx };
    await tellPerson(
      letters,
      { loginId },
      (each) => [each.accessEndedSubject(company.name), each.accessEndedByBank(company.name)],
      now,
    );
    const letter: Letter = (each) => [
      each.peopleChangedSubject(company.name),
      each.peopleEndedByBank(row.email, company.name),
    ];
    await tellOwner(letters, company, letter, now, { about: { target: "people" } });
    const detail = { person: loginId, state: row.state };
    await audit(trx, { at: now, action: "people.endedByBank", accountId: company.id, detail });
    return true;
  });
