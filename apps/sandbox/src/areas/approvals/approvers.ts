import { approvalsNeeded, type ApprovalRule } from "@amberline/domain/rights";
import { money } from "@amberline/domain/money";
import { type Cents } from "../../db/schema";
import { type AccountRow, type OwnAccount } from "../../http/caller";
import { refuse } from "../../http/refusal";
import { type Db } from "../../ledger";
import { type Catalogue } from "../../locales";
import { rightsOf } from "../company/readPeople";

export const ruleOf = ({
  approve_above_cents: above,
  approvers,
}: Pick<AccountRow, "approve_above_cents" | "approvers">): ApprovalRule | null =>
  above === null || approvers === null ? null : { above: money(above, "EUR"), approvers };

/** How many others have to approve what this person makes. */
export const neededFor = (account: OwnAccount, amountCents: Cents): number =>
  account.kind === "corporate"
    ? approvalsNeeded(ruleOf(account), account.access && rightsOf(account.access), money(amountCents, "EUR"))
    : 0;

/** Everybody whom the bank lets approve for a company, its owner first. The amounts are the most they may approve. */
export const approversOf = (db: Db, { id, login_id: ownerId }: Pick<AccountRow, "id" | "login_id">) =>
  db
    .selectFrom("logins")
    .leftJoin("account_people as person", (join) =>
      join
        .onRef("person.login_id", "=", "logins.id")
        .on("person.account_id", "=", id)
        .on("person.state", "=", "active")
        .on("person.may_approve", "=", true),
    )
    .select(["logins.id", "logins.email", "logins.first_name", "logins.last_name"])
    .select(["person.per_payment_cents", "person.per_day_cents"])
    .where((row) => row.or([row("logins.id", "=", ownerId), row("person.id", "is not", null)]))
    .where("logins.blocked_by", "is", null)
    .where("logins.sumsub_status", "=", "verify")
    .orderBy((row) => row("logins.id", "=", ownerId), "desc")
    .orderBy("person.invited_at")
    .execute();

export type Approver = Awaited<ReturnType<typeof approversOf>>[number];

/** Whether somebody may approve so much; what has no amount takes somebody without limits. */
export const mayApprove = (
  { per_payment_cents: atOnce, per_day_cents: aDay }: Pick<Approver, "per_payment_cents" | "per_day_cents">,
  amountCents: Cents | null,
): boolean => [atOnce, aDay].every((most) => most === null || (amountCents !== null && amountCents <= most));

/**
 * Whoever makes something can't approve it, so that one more than asked for must be able to approve anything, a change
 * of the rule as well.
 */
export async function requireEnoughApprovers(
  db: Db,
  company: Pick<AccountRow, "id" | "login_id">,
  needed: number,
  text: Catalogue["approversTooFew"],
): Promise<void> {
  const unlimited = (await approversOf(db, company)).filter((each) => mayApprove(each, null));
  if (unlimited.length <= needed) refuse(text(needed, needed + 1));
}

/** Refuses what nobody could ever approve. Those it is of, or about, can't. */
export async function requireApprovable(
  db: Db,
  company: Pick<AccountRow, "id" | "login_id">,
  { parties, amountCents, needed }: { parties: readonly string[]; amountCents: Cents | null; needed: number },
  texts: Catalogue,
): Promise<void> {
  const others = (await approversOf(db, company)).filter(
    (each) => !parties.includes(each.id) && mayApprove(each, amountCents),
  );
  if (others.length < needed) refuse(texts.approvalNobody(needed, others.length));
}
