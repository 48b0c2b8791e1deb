import { type MemberPosition } from "@amberline/domain/company";
import { instant } from "../../db/schema";
import { type AccountRow } from "../../http/caller";
import { type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { uuid } from "../../secrets/random";
import { membersOf, wireMemberOf, type MemberRow } from "./readMembers";

const withPeople = (db: Db) =>
  db
    .selectFrom("company_member_changes as change")
    .innerJoin("logins", "logins.id", "change.login_id")
    .innerJoin("accounts", "accounts.id", "change.account_id")
    .leftJoin("named_people as named", (join) =>
      join.onRef("named.login_id", "=", "logins.id").onRef("named.named_by", "=", "accounts.login_id"),
    )
    .select(["change.id as change_id", "change.kind", "change.state", "change.reason", "change.asked_at"])
    .select(["change.position", "change.share"])
    .select(["named.first_name as typed_first_name", "named.last_name as typed_last_name"])
    .select("named.email as typed_email")
    .select(["logins.id", "logins.first_name", "logins.last_name", "logins.email", "logins.sumsub_status"]);

/** People to be added to a company or removed from it, in the order they were asked for. */
export const memberChangesOf = (db: Db, companyId: string) =>
  withPeople(db)
    .where("change.account_id", "=", companyId)
    .orderBy("change.asked_at")
    .orderBy("logins.id")
    .execute();

export type MemberChange = Awaited<ReturnType<typeof memberChangesOf>>[number];

export const memberChangeOf = (db: Db, companyId: string, loginId: string) =>
  withPeople(db)
    .where("change.account_id", "=", companyId)
    .where("change.login_id", "=", loginId)
    .executeTakeFirst();

export interface NewChange {
  companyId: string;
  loginId: string;
  kind: "add" | "remove";
  position: MemberPosition;
  /** Owners only, in hundredths of a percent. */
  share: number | null;
  state: "invited" | "waiting";
  now: number;
}

/** Replaces an earlier change about the same person. False if it would be a second director. */
export async function askForChange(
  trx: Db,
  { random }: Pick<Parts, "random">,
  { companyId, loginId, now, ...change }: NewChange,
): Promise<boolean> {
  await endMemberChange(trx, companyId, loginId);
  const asked = await trx
    .insertInto("company_member_changes")
    .values({
      id: uuid(random),
      account_id: companyId,
      login_id: loginId,
      ...change,
      asked_at: instant(now),
    })
    .onConflict((row) => row.doNothing())
    .executeTakeFirst();
  return asked.numInsertedOrUpdatedRows === 1n;
}

export const endMemberChange = (trx: Db, companyId: string, loginId: string) =>
  trx
    .deleteFrom("company_member_changes")
    .where("account_id", "=", companyId)
    .where("login_id", "=", loginId)
    .execute();

/** Whether somebody may still become a member: invited, or accepted and waiting for the bank. */
export const isOpen = ({ state }: Pick<MemberChange, "state">): boolean =>
  state === "invited" || state === "waiting";

/** What a company may know of somebody it named: what it typed itself, and all the rest once they have accepted. */
function disclosed(change: MemberChange): MemberRow {
  if (change.state === "waiting" || change.state === "declined") return change;
  return {
    ...change,
    first_name: change.typed_first_name ?? "",
    last_name: change.typed_last_name ?? "",
    email: change.typed_email ?? "",
    sumsub_status: null,
  };
}

const wireChangeOf = (change: MemberChange | undefined) =>
  change ? { kind: change.kind, state: change.state, reason: change.reason } : null;

/** The members of a company, and after them whoever is to become one. */
export async function wireMembersOf(db: Db, company: AccountRow) {
  const changes = await memberChangesOf(db, company.id);
  const members = await membersOf(db, company.id);
  return [
    ...members.map((member) => ({
      ...wireMemberOf(member),
      change: wireChangeOf(changes.find(({ id }) => id === member.id)),
    })),
    ...changes
      .filter(({ kind }) => kind === "add")
      .map((change) => ({ ...wireMemberOf(disclosed(change)), change: wireChangeOf(change) })),
  ];
}
