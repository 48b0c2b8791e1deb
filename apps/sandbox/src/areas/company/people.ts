import { type calls, type RequestOf } from "@amberline/api/contract";
import { dayMs, hourMs } from "@amberline/domain/dates";
import { money } from "@amberline/domain/money";
import { isWithin, type Access } from "@amberline/domain/rights";
import { audit } from "../../audit";
import { instant, type Cents } from "../../db/schema";
import { isAllowed, type AccountRow, type Caller, type OwnAccount } from "../../http/caller";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { inTransaction, type Db } from "../../ledger";
import { type Catalogue } from "../../locales";
import { type Parts } from "../../parts";
import { isUuid, uuid } from "../../secrets/random";
import { requireStepUp, useStepUp } from "../auth/stepUp";
import { isWithinLimit } from "../auth/throttle";
import { readAmount } from "../orders/fields";
import { companyOfCaller, lockCompany } from "./company";
import { tell, tellOwner } from "./letters";
import { readPerson, requireFewNamed, userNamed } from "./memberUser";
import { peopleOf, wireAccessOf, wirePersonOf, type PersonRow } from "./readPeople";

const peoplePerCompany = 50;
/** Each may mail somebody. */
const changesPerHour = 60;
const invitationsPerDay = 5;

type SaveAsk = CallerAsk<typeof calls.personSave>;
type RemoveAsk = CallerAsk<typeof calls.personRemove>;

interface Given {
  may_pay: boolean;
  may_keep_documents: boolean;
  may_name_people: boolean;
  per_payment_cents: Cents | null;
  per_day_cents: Cents | null;
}

/** Amounts are of those who pay. */
function readGiven({ access }: RequestOf<typeof calls.personSave>, texts: Catalogue): Given {
  const mayPay = access.rights.includes("pay");
  const read = (most: string | number | null) =>
    mayPay && most !== null ? readAmount(String(most), texts) : null;
  return {
    may_pay: mayPay,
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
function requireWithin({ access: most }: OwnAccount, given: Given, texts: Catalogue): void {
  if (most && !isWithin(accessOf(given), accessOf(most))) refuse(texts.accessTooMuch);
}

async function answer(db: Db, { id, login_id: ownerId }: AccountRow, caller: Caller) {
  const owner = await db
    .selectFrom("logins")
    .select(["first_name", "last_name"])
    .where("id", "=", ownerId)
    .executeTakeFirstOrThrow();
  const people = await peopleOf(db, id).execute();
  return { owner, data: people.map((row) => wirePersonOf(row, caller.id)) };
}

/** /corporate/people */
export const listPeople =
  ({ db }: Parts) =>
  async ({ caller, request }: CallerAsk<typeof calls.peopleList>) =>
    answer(db, await companyOfCaller(db, caller, request.corporate_id, "people"), caller);

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

type Change = "invited" | "changed" | "removed";

const auditChange = (
  trx: Db,
  { caller, now }: SaveAsk | RemoveAsk,
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
  caller: Caller,
  company: OwnAccount,
  change: Change,
  email: string,
) {
  if (isAllowed(company, "owner")) return;
  const who = `${caller.first_name} ${caller.last_name}`;
  await tellOwner(parts, company, (texts) => [
    texts.peopleChangedSubject(company.name),
    texts.peopleChangedBody[change](who, email, company.name),
  ]);
}

/** At most a few times a day to one address, whoever asks. */
async function mailInvitation(
  trx: Db,
  parts: Parts,
  { caller, texts, now }: SaveAsk,
  company: AccountRow,
  { loginId, email, isNew }: { loginId: string; email: string; isNew: boolean },
) {
  const key = `invitedTo:${loginId}`;
  if (!(await isWithinLimit(trx, { key, now, limit: invitationsPerDay, windowMs: dayMs })))
    return refuse(texts.invitesTooMany);
  await tell({ ...parts, db: trx }, loginId, texts, [
    texts.accessInviteSubject(company.name),
    texts.accessInviteBody(`${caller.first_name} ${caller.last_name}`, company.name) +
      (isNew ? texts.accessInviteNew(email) : ""),
  ]);
}

/** What somebody invited who may do so no more is no invitation any more. */
const endInvitationsBy = (trx: Db, { id: companyId }: AccountRow, loginId: string) =>
  trx
    .deleteFrom("account_people")
    .where("account_id", "=", companyId)
    .where("invited_by", "=", loginId)
    .where("state", "=", "invited")
    .execute();

/** Who is invited already is given this access instead, so that a repeated request does no more. */
async function invite(
  trx: Db,
  parts: Parts,
  ask: SaveAsk,
  company: OwnAccount,
  given: Given,
  passwordHash: string,
) {
  const { caller, texts, now } = ask;
  const person = readPerson(ask.request, texts);
  const { id: loginId, isNew } = await userNamed(trx, parts, { caller, person, passwordHash, now });
  if (loginId === company.login_id) return refuse(texts.accessOfOwner);
  const people = await peopleOf(trx, company.id).execute();
  const known = people.find((row) => row.login_id === loginId);
  if (known) return change(trx, parts, ask, company, known, given);
  if (people.length >= peoplePerCompany) return refuse(texts.membersFull(peoplePerCompany));
  const id = uuid(parts.random);
  await trx
    .insertInto("account_people")
    .values({
      id,
      account_id: company.id,
      login_id: loginId,
      state: "invited",
      first_name: person.firstName,
      last_name: person.lastName,
      ...given,
      invited_by: caller.id,
      invited_at: instant(now),
      updated_at: instant(now),
    })
    .execute();
  await mailInvitation(trx, parts, ask, company, { loginId, email: person.email, isNew });
  await tellOwnerOf({ ...parts, db: trx }, caller, company, "invited", person.email);
  await auditChange(trx, ask, company, "invited", { person: loginId, ...given });
}

async function change(
  trx: Db,
  parts: Parts,
  ask: SaveAsk,
  company: OwnAccount,
  row: PersonRow,
  given: Given,
) {
  const { caller, texts, now } = ask;
  if (row.login_id === caller.id) return refuse(texts.accessOfSelf);
  requireWithin(company, row, texts);
  const isAgain = row.state === "refused";
  const again = { state: "invited" as const, invited_by: caller.id, invited_at: instant(now) };
  await trx
    .updateTable("account_people")
    .set({ ...given, updated_at: instant(now), ...(isAgain && again) })
    .where("id", "=", row.id)
    .execute();
  if (!given.may_name_people) await endInvitationsBy(trx, company, row.login_id);
  const letters = { ...parts, db: trx };
  if (isAgain)
    await mailInvitation(trx, parts, ask, company, { loginId: row.login_id, email: row.email, isNew: false });
  if (row.state === "active")
    await tell(letters, row.login_id, texts, [
      texts.accessChangedSubject(company.name),
      texts.accessChangedBody(company.name),
    ]);
  const made = isAgain ? "invited" : "changed";
  await tellOwnerOf(letters, caller, company, made, row.email);
  await auditChange(trx, ask, company, made, { person: row.login_id, ...given });
}

const personIn = async (trx: Db, { id: companyId }: AccountRow, id: string) =>
  isUuid(id) ? peopleOf(trx, companyId).where("person.id", "=", id).executeTakeFirst() : undefined;

async function requireFewChanges(db: Db, { caller, texts, now }: SaveAsk) {
  const key = `people:${caller.id}`;
  const isFree = await isWithinLimit(db, { key, now, limit: changesPerHour, windowMs: hourMs });
  if (!isFree) refuse(texts.invitesTooMany);
}

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
    await (row
      ? change(trx, parts, ask, locked, row, given)
      : invite(trx, parts, ask, locked, given, passwordHash));
    return answer(trx, locked, caller);
  });
};

/** /corporate/people/remove: who is gone already stays so. */
export const removePerson = (parts: Parts) => async (ask: RemoveAsk) => {
  const { caller, request, texts, now } = ask;
  return changePeople(parts.db, { caller, companyId: request.corporate_id }, async (trx, company) => {
    const row = await personIn(trx, company, request.id);
    if (!row) return answer(trx, company, caller);
    if (row.login_id === caller.id) return refuse(texts.accessOfSelf);
    requireWithin(company, row, texts);
    await useStepUp(trx, caller, "personRemove", now);
    await trx.deleteFrom("account_people").where("id", "=", row.id).execute();
    await endInvitationsBy(trx, company, row.login_id);
    await trx
      .deleteFrom("statement_schedules")
      .where("account_id", "=", company.id)
      .where("login_id", "=", row.login_id)
      .execute();
    const letters = { ...parts, db: trx };
    if (row.state === "active")
      await tell(letters, row.login_id, texts, [
        texts.accessEndedSubject(company.name),
        texts.accessEndedBody(company.name),
      ]);
    await tellOwnerOf(letters, caller, company, "removed", row.email);
    await auditChange(trx, ask, company, "removed", { person: row.login_id, state: row.state });
    return answer(trx, company, caller);
  });
};
