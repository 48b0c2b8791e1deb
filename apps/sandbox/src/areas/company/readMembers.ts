import { formatShare } from "@amberline/domain/company";
import { type Db } from "../../ledger";

/** The director first, then in the order they were added. */
export const selectMembers = (db: Db, companyId: string) =>
  db
    .selectFrom("company_members")
    .innerJoin("logins", "logins.id", "company_members.login_id")
    .select(["company_members.position", "company_members.share"])
    .select(["logins.id", "logins.first_name", "logins.last_name", "logins.email", "logins.sumsub_status"])
    .where("company_members.account_id", "=", companyId)
    .orderBy((row) => row("company_members.position", "=", "director"), "desc")
    .orderBy("company_members.created_at")
    .orderBy("logins.id");

export const membersOf = (db: Db, companyId: string) => selectMembers(db, companyId).execute();

export type MemberRow = Awaited<ReturnType<typeof membersOf>>[number];

export const wireMemberOf = (member: MemberRow) => ({
  position: member.position,
  percent: member.share === null ? null : formatShare(member.share),
  account: { first_name: member.first_name, last_name: member.last_name },
  user: { id: member.id, sumsub_status: member.sumsub_status, email_address: member.email },
  change: null,
});
