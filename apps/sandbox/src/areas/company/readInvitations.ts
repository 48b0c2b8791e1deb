import { formatShare } from "@amberline/domain/company";
import { type Db } from "../../ledger";

/** One by e-mail address is for whoever has proved that it is theirs. */
export const openInvitations = (db: Db, loginId: string) =>
  db
    .selectFrom("company_member_changes as change")
    .innerJoin("accounts", "accounts.id", "change.account_id")
    .innerJoin("logins as owner", "owner.id", "accounts.login_id")
    .innerJoin("logins as invited", "invited.id", "change.login_id")
    .leftJoin("named_people as named", (join) =>
      join.onRef("named.login_id", "=", "invited.id").onRef("named.named_by", "=", "owner.id"),
    )
    .where((row) => row.or([row("named.email", "is", null), row("invited.email_confirmed", "=", true)]))
    .select(["change.id", "change.account_id", "change.position", "change.share"])
    .select(["accounts.name as company", "accounts.country", "accounts.registration_number"])
    .select(["owner.first_name", "owner.last_name"])
    .where("change.login_id", "=", loginId)
    .where("change.state", "=", "invited")
    .orderBy("change.asked_at");

/** Companies that name somebody as a member, and wait for their answer. */
export const wireInvitations = (rows: Awaited<ReturnType<ReturnType<typeof openInvitations>["execute"]>>) =>
  rows.map((row) => ({
    id: row.id,
    company: row.company,
    country: row.country,
    registration_number: row.registration_number,
    invited_by: `${row.first_name} ${row.last_name}`,
    position: row.position,
    percent: row.share === null ? null : formatShare(row.share),
  }));
