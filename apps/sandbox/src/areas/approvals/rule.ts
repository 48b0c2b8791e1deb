import { type calls } from "@amberline/api/contract";
import { moneyFromDecimal } from "@amberline/domain/money";
import { isLooser, type ApprovalRule } from "@amberline/domain/rights";
import { audit } from "../../audit";
import { instant, type Count } from "../../db/schema";
import { type AccountRow } from "../../http/caller";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { inTransaction, type Db } from "../../ledger";
import { type Catalogue } from "../../locales";
import { type Parts } from "../../parts";
import { isUuid } from "../../secrets/random";
import { requireStepUp, useStepUp } from "../auth/stepUp";
import { companyOfCaller, lockCompany } from "../company/company";
import { findCompany } from "../company/decide";
import { tellOwner } from "../company/letters";
import { tell, type Letter } from "../notifications";
import { type CarryOut } from "./approve";
import { requireApprovable, requireEnoughApprovers, ruleOf } from "./approvers";
import { wireRule } from "./list";
import { propose, requireFewWaiting, type ProposedRule } from "./proposals";

type SaveAsk = CallerAsk<typeof calls.approvalRuleSave>;

const largestCents = 99_999_999_999;

function readRule({ rule }: SaveAsk["request"], texts: Catalogue): ApprovalRule | null {
  if (rule === null) return null;
  const above = moneyFromDecimal(rule.above, "EUR");
  if (!above || above.minor < 0 || above.minor > largestCents) return refuse(texts.amountInvalid);
  return { above, approvers: rule.approvers };
}

/** The rule, and how many changes of rule or people wait. */
export async function answerRule(
  db: Db,
  account: Pick<AccountRow, "id" | "approve_above_cents" | "approvers">,
  now: number,
) {
  const { waiting } = await db
    .selectFrom("proposals")
    .select((row) => row.fn.countAll<Count>().as("waiting"))
    .where("account_id", "=", account.id)
    .where("state", "=", "waiting")
    .where("expires_at", ">", instant(now))
    .where("amount_cents", "is", null)
    .executeTakeFirstOrThrow();
  return { rule: wireRule(account), waiting: Number(waiting) };
}

const setRule = (trx: Db, companyId: string, rule: ProposedRule["rule"], now: number) =>
  trx
    .updateTable("accounts")
    .set({
      approve_above_cents: rule?.aboveCents ?? null,
      approvers: rule?.approvers ?? null,
      updated_at: instant(now),
    })
    .where("id", "=", companyId)
    .returningAll()
    .executeTakeFirstOrThrow();

const auditRule = (
  trx: Db,
  rule: ProposedRule["rule"],
  entry: { at: number; loginId: string; accountId: string },
) =>
  audit(trx, {
    ...entry,
    action: "approval.ruleChanged",
    detail: { above: rule?.aboveCents ?? null, approvers: rule?.approvers ?? null },
  });

async function proposeRule(
  trx: Db,
  { caller, language, texts, now }: SaveAsk,
  company: AccountRow,
  content: ProposedRule,
  needed: number,
) {
  const { id: accountId } = company;
  await requireApprovable(trx, company, { parties: [caller.id], amountCents: null, needed }, texts);
  const made = await propose(trx, {
    accountId,
    madeBy: caller.id,
    key: null,
    content,
    needed,
    language,
    now,
  });
  if (!made) return;
  await requireFewWaiting(trx, { accountId, madeBy: caller.id }, texts);
  const detail = { proposal: made.id, kind: "rule" };
  await audit(trx, { at: now, action: "approval.asked", loginId: caller.id, accountId, detail });
}

/** Whoever accepts later could pay, or approve, without what the rule asks for. */
async function requireNobodyInvited(trx: Db, companyId: string, texts: Catalogue): Promise<void> {
  const invited = await trx
    .selectFrom("account_people")
    .select("id")
    .where("account_id", "=", companyId)
    .where("state", "=", "invited")
    .limit(1)
    .executeTakeFirst();
  if (invited) refuse(texts.approvalInvited);
}

/** /corporate/approval: the owner's. What would let payments through that the rule holds back waits for approval. */
export const saveRule = (parts: Parts) => async (ask: SaveAsk) => {
  const { caller, request, texts, now } = ask;
  const rule = readRule(request, texts);
  const account = await companyOfCaller(parts.db, caller, request.corporate_id, "owner");
  if (!account.corporate_confirm) refuse(texts.companyNotConfirmed);
  await requireStepUp(parts.db, caller, "approvalRuleSave", now);
  return inTransaction(parts.db, async (trx) => {
    const company = await lockCompany(trx, account.id);
    const stored = rule && { aboveCents: rule.above.minor, approvers: rule.approvers };
    if (rule) await requireEnoughApprovers(trx, company, rule.approvers, texts.approversTooFew);
    await useStepUp(trx, caller, "approvalRuleSave", now);
    const standing = ruleOf(company);
    if (rule && !standing) await requireNobodyInvited(trx, company.id, texts);
    if (standing && isLooser(rule, standing)) {
      await proposeRule(trx, ask, company, { kind: "rule", rule: stored }, standing.approvers);
      return answerRule(trx, company, now);
    }
    const changed = await setRule(trx, company.id, stored, now);
    await auditRule(trx, stored, { at: now, loginId: caller.id, accountId: company.id });
    const letter: Letter = (each) => [
      each.approvalRuleSubject(company.name),
      each.approvalRuleBody(company.name),
    ];
    await tell(
      { ...parts, db: trx },
      { loginId: caller.id, kind: "security", otherwise: ask.language, letter, accountId: company.id },
      now,
    );
    return answerRule(trx, changed, now);
  });
};

/** Once it is approved, by as many as the rule that holds by then asks for. */
export const makeRule: CarryOut["rule"] = async (
  trx,
  _parts,
  { row, content: { rule }, company, now, texts },
) => {
  if (rule) await requireEnoughApprovers(trx, company, rule.approvers, texts.approversTooFew);
  await setRule(trx, company.id, rule, now);
  await auditRule(trx, rule, { at: now, loginId: row.made_by, accountId: company.id });
};

/** As the operator sees it: amounts in cents, and how much waits of any kind. */
export async function ruleIn(db: Db, { id, approve_above_cents: aboveCents, approvers }: AccountRow) {
  const { waiting } = await db
    .selectFrom("proposals")
    .select((row) => row.fn.countAll<Count>().as("waiting"))
    .where("account_id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirstOrThrow();
  const rule = aboveCents === null || approvers === null ? null : { aboveCents, approvers };
  return { rule, waiting: Number(waiting) };
}

/** By an operator, where a company's people can't any more. False if there is no such company. */
export async function liftRule(
  parts: Pick<Parts, "db" | "mailer">,
  { companyId, now }: { companyId: string; now: number },
): Promise<boolean> {
  return inTransaction(parts.db, async (trx) => {
    const found = isUuid(companyId) && (await findCompany(trx, companyId));
    if (!found) return false;
    const company = await lockCompany(trx, found.id);
    if (ruleOf(company) === null) return true;
    await setRule(trx, company.id, null, now);
    await audit(trx, { at: now, action: "approval.ruleLifted", accountId: company.id });
    const letter: Letter = (texts) => [
      texts.approvalRuleSubject(company.name),
      texts.approvalRuleLifted(company.name),
    ];
    await tellOwner({ ...parts, db: trx }, company, letter, now, { kind: "security" });
    return true;
  });
}
