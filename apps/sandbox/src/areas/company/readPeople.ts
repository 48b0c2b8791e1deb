import { invitationDays, type WireAccess } from "@amberline/api/contract";
import { dayMs } from "@amberline/domain/dates";
import { money, moneyToDecimal } from "@amberline/domain/money";
import { type Right } from "@amberline/domain/rights";
import { type Selectable } from "kysely";
import { epochOf, instant, type Cents } from "../../db/schema";
import { type AccountPeopleTable } from "../../db/tables/companies";
import { type AccessRow } from "../../http/caller";
import { type Db } from "../../ledger";

const access = [
  "person.may_prepare",
  "person.may_pay",
  "person.may_approve",
  "person.may_see_salaries",
  "person.may_keep_documents",
  "person.may_name_people",
  "person.per_payment_cents",
  "person.per_day_cents",
] as const;

const decimal = (cents: Cents | null) => cents && moneyToDecimal(money(cents, "EUR"));

export const rightsOf = (row: AccessRow): Right[] => [
  "see",
  ...(row.may_prepare ? (["prepare"] as const) : []),
  ...(row.may_pay ? (["pay"] as const) : []),
  ...(row.may_approve ? (["approve"] as const) : []),
  ...(row.may_see_salaries ? (["salaries"] as const) : []),
  ...(row.may_keep_documents ? (["documents"] as const) : []),
  ...(row.may_name_people ? (["people"] as const) : []),
];

export const wireAccessOf = (row: AccessRow): WireAccess => ({
  rights: rightsOf(row),
  per_payment: decimal(row.per_payment_cents),
  per_day: decimal(row.per_day_cents),
});

const invitationMs = invitationDays * dayMs;

/** Who was invited before may not accept any more. */
export const invitationsEnd = (now: number) => instant(now - invitationMs);

export const isExpired = (
  { state, invited_at: at }: Pick<Selectable<AccountPeopleTable>, "state" | "invited_at">,
  now: number,
): boolean => state === "invited" && epochOf(at) <= now - invitationMs;

/** Everybody who has access to a company's account or is invited to it, in that order. */
export const peopleOf = (db: Db, companyId: string) =>
  db
    .selectFrom("account_people as person")
    .innerJoin("logins", "logins.id", "person.login_id")
    .select(["person.id", "person.state", "person.login_id", "person.invited_at", "logins.email", ...access])
    .select(["person.first_name as typed_first_name", "person.last_name as typed_last_name"])
    .select(["logins.first_name", "logins.last_name"])
    .where("person.account_id", "=", companyId)
    .orderBy("person.invited_at")
    .orderBy("person.id");

export type PersonRow = Awaited<ReturnType<ReturnType<typeof peopleOf>["execute"]>>[number];

/** Nothing of a person but what was typed, until they accept. */
export const wirePersonOf = (row: PersonRow, callerId: string, now: number) => ({
  id: row.id,
  first_name: row.state === "active" ? row.first_name : row.typed_first_name,
  last_name: row.state === "active" ? row.last_name : row.typed_last_name,
  email: row.email,
  state: row.state,
  is_expired: isExpired(row, now),
  is_self: row.login_id === callerId,
  access: wireAccessOf(row),
});

/** Companies that invite a login to their account; for whoever has proved that the e-mail address is theirs. */
export const accessInvitations = (db: Db, loginId: string, now: number) =>
  db
    .selectFrom("account_people as person")
    .innerJoin("accounts", "accounts.id", "person.account_id")
    .innerJoin("logins as invited", "invited.id", "person.login_id")
    .innerJoin("logins as inviting", "inviting.id", "person.invited_by")
    .select(["person.id", "person.account_id", ...access])
    .select(["accounts.name as company", "accounts.registration_number"])
    .select(["inviting.first_name", "inviting.last_name"])
    .where("person.login_id", "=", loginId)
    .where("person.state", "=", "invited")
    .where("person.invited_at", ">", invitationsEnd(now))
    .where("invited.email_confirmed", "=", true)
    .where("accounts.corporate_confirm", "=", true)
    .orderBy("person.invited_at");

export type AccessInvitationRow = Awaited<
  ReturnType<ReturnType<typeof accessInvitations>["execute"]>
>[number];

export const wireAccessInvitation = (row: AccessInvitationRow) => ({
  id: row.id,
  company: row.company,
  registration_number: row.registration_number,
  invited_by: `${row.first_name} ${row.last_name}`,
  access: wireAccessOf(row),
});
