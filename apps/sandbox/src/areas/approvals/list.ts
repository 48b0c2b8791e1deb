import { type ExpressionBuilder } from "kysely";
import { type calls } from "@amberline/api/contract";
import { civilDate, dayMs } from "@amberline/domain/dates";
import { money, moneyToDecimal } from "@amberline/domain/money";
import { bankTimeZone, startOfDay } from "../../days";
import { instant, type Cents, type Database } from "../../db/schema";
import { readInstant } from "../../db/values";
import { isAllowed, ownAccount, type Caller, type OwnAccount } from "../../http/caller";
import { type CallerAsk } from "../../http/handle";
import { type Db } from "../../ledger";
import { type Catalogue } from "../../locales";
import { type Parts } from "../../parts";
import { wireAccessOf } from "../company/readPeople";
import { approversOf, mayApprove, ruleOf, type Approver } from "./approvers";
import { isHidden } from "../paymentFiles/files";
import { passedIn, type Passed } from "../paymentFiles/passed";
import { contentOf, isPartyTo, proposalsOf, type Content, type ProposalRow } from "./proposals";

const endedForMs = 30 * dayMs;
const mostEnded = 100;

const decimal = (cents: Cents) => moneyToDecimal(money(cents, "EUR"));
const decimalOrNone = (cents: Cents | null) => cents && decimal(cents);
const nameOf = (first: string | null, last: string | null) => `${first ?? ""} ${last ?? ""}`.trim();

/** What a person has approved since the bank's midnight, and what was not declined since. */
async function approvedToday(db: Db, accountId: string, loginId: string, now: number): Promise<Cents> {
  const { cents } = await db
    .selectFrom("proposal_approvals")
    .innerJoin("proposals", "proposals.id", "proposal_approvals.proposal_id")
    .select((row) => row.fn.coalesce(row.fn.sum<Cents>("amount_cents"), row.lit(0)).as("cents"))
    .where("account_id", "=", accountId)
    .where("login_id", "=", loginId)
    .where("state", "in", ["waiting", "approved"])
    .where("given_at", ">=", instant(startOfDay(civilDate(now, bankTimeZone))))
    .executeTakeFirstOrThrow();
  return Number(cents);
}

type Bar = keyof Catalogue["approvalBars"];

/** Somebody who looks at what waits: null for an approver who may not approve for this company. */
export interface Looker {
  id: string;
  approver: Approver | null;
  approvedToday: Cents;
}

export async function lookerOf(
  db: Db,
  { id }: Pick<Caller, "id">,
  account: Pick<OwnAccount, "id">,
  approvers: readonly Approver[],
  now: number,
): Promise<Looker> {
  const approver = approvers.find((each) => each.id === id) ?? null;
  const hasDay = approver !== null && approver.per_day_cents !== null;
  return { id, approver, approvedToday: hasDay ? await approvedToday(db, account.id, id, now) : 0 };
}

/** Whether somebody may approve it, by who they are and what they may approve at a time. */
const isApproverOf = (row: ProposalRow, approver: Approver, content = contentOf(row)): boolean =>
  !isPartyTo(row, approver.id, content) && mayApprove(approver, row.amount_cents);

const hasGiven = (row: ProposalRow, loginId: string) =>
  row.approvals.some(({ login_id: id }) => id === loginId);

/** Approvals count while whoever gave them may still approve it. */
export const counted = (row: ProposalRow, approvers: readonly Approver[], also?: string): number =>
  approvers.filter((each) => isApproverOf(row, each) && (each.id === also || hasGiven(row, each.id))).length;

/**
 * Why somebody can't approve it; null if they can. `andAlso` is what they approve together with it. Who has given an
 * approval gives it again where it is the one that is missing: another's counts again that did not when it was given.
 */
export function barOf(
  row: ProposalRow,
  looker: Looker,
  approvers: readonly Approver[],
  andAlso: Cents = 0,
): Bar | null {
  const { approver } = looker;
  if (isPartyTo(row, looker.id)) return "own";
  if (hasGiven(row, looker.id)) return approver && counted(row, approvers) >= row.needed ? null : "given";
  if (!approver) return "noRight";
  if (row.amount_cents === null) return mayApprove(approver, null) ? null : "abovePayment";
  const { per_payment_cents: atOnce, per_day_cents: aDay } = approver;
  if (atOnce !== null && row.amount_cents > atOnce) return "abovePayment";
  const today = looker.approvedToday + andAlso + row.amount_cents;
  return aDay !== null && today > aDay ? "aboveDay" : null;
}

const without = { payment: null, file: null, rule: null, person: null };

/** Somebody who looks at what is proposed, and what is known of its files. */
interface Viewing {
  looker: Looker;
  approvers: readonly Approver[];
  caller: Caller;
  account: OwnAccount;
  files: Map<string, Passed>;
}

const filesIn = (db: Db, rows: readonly ProposalRow[], now: number) => {
  const contents = rows.map((row) => contentOf(row));
  return passedIn(
    db,
    contents.flatMap((content) => (content.kind === "file" ? content.fileId : [])),
    now,
  );
};

function wireContent(row: ProposalRow, content: Content, { caller, account, files }: Viewing) {
  if (content.kind === "rule") {
    const rule = content.rule && {
      above: decimal(content.rule.aboveCents),
      approvers: content.rule.approvers,
    };
    return { ...without, rule: { rule } };
  }
  if (content.kind === "person") {
    const { firstName: first_name, lastName: last_name, email, given } = content;
    return { ...without, person: { first_name, last_name, email, access: wireAccessOf(given) } };
  }
  if (content.kind === "file") {
    const { fileId, amountCents, feeCents, ...file } = content;
    const { made_by, passed } = files.get(fileId) ?? { made_by: row.made_by, passed: 0 };
    return {
      ...without,
      file: {
        file_id: fileId,
        name: file.name,
        payments: file.payments,
        amount: decimal(amountCents),
        fee: decimal(feeCents),
        is_salary: file.isSalary,
        first_day: file.firstDay,
        last_day: file.lastDay,
        passed: row.state === "waiting" ? passed : 0,
        is_hidden: isHidden({ is_salary: file.isSalary, made_by }, caller, account),
        accepted: file.accepted,
        checks_names: file.checksNames,
      },
    };
  }
  const { order, check } = content;
  return {
    ...without,
    payment: {
      order_key: row.idempotency_key ?? "",
      to_name: order.payeeName,
      to_account: order.account,
      to_bic: order.bic,
      to_reference: order.reference,
      beneficary_type: order.beneficiaryType,
      amount: decimal(order.amountCents),
      fee: decimal(order.feeCents),
      payment_type: order.type,
      plan: order.plan ?? null,
      vop_result: check.result,
      message: check.text,
      is_repeat: content.isRepeat,
    },
  };
}

function wireProposal(row: ProposalRow, viewing: Viewing) {
  const { looker, approvers } = viewing;
  const isWaiting = row.state === "waiting";
  const content = contentOf(row);
  const isSelf = (id: string | null) => id === looker.id;
  const others = approvers.filter(
    (each) => isWaiting && isApproverOf(row, each, content) && !hasGiven(row, each.id),
  );
  const hasEnder = row.state === "declined" || row.state === "withdrawn";
  return {
    id: row.id,
    state: row.state,
    made_by: { name: nameOf(row.maker_first_name, row.maker_last_name), is_self: isSelf(row.made_by) },
    createdAt: row.created_at,
    expires_at: row.expires_at,
    needed: row.needed,
    approved_by: row.approvals.map((given) => ({
      name: nameOf(given.first_name, given.last_name),
      is_self: isSelf(given.login_id),
      at: readInstant(given.given_at),
    })),
    approvers: others.map((each) => ({
      name: nameOf(each.first_name, each.last_name),
      is_self: isSelf(each.id),
    })),
    bar: isWaiting ? barOf(row, looker, approvers) : null,
    ended_by: hasEnder
      ? {
          name: nameOf(row.ender_first_name, row.ender_last_name),
          is_self: isSelf(row.ended_by),
          at: row.ended_at ?? row.created_at,
          reason: row.reason,
        }
      : null,
    ...wireContent(row, content, viewing),
  };
}

const waitingIn = (db: Db, accountId: string, now: number) =>
  proposalsOf(db, accountId)
    .where("proposal.state", "=", "waiting")
    .where("proposal.expires_at", ">", instant(now))
    .orderBy("proposal.created_at", "desc")
    .orderBy("proposal.id")
    .execute();

const endedIn = (db: Db, accountId: string, now: number) =>
  proposalsOf(db, accountId)
    .where("proposal.state", "<>", "waiting")
    .where("proposal.ended_at", ">", instant(now - endedForMs))
    .orderBy("proposal.ended_at", "desc")
    .orderBy("proposal.id")
    .limit(mostEnded)
    .execute();

/** What waits in an account and what ended lately, as one customer sees it. */
export async function answerApprovals(
  db: Db,
  { caller, now }: { caller: Caller; now: number },
  account: OwnAccount,
) {
  const approvers = await approversOf(db, account);
  const looker = await lookerOf(db, caller, account, approvers, now);
  const all = [...(await waitingIn(db, account.id, now)), ...(await endedIn(db, account.id, now))];
  // Who has access is for those who say so, and those who decide about it.
  const seesAll = looker.approver !== null || isAllowed(account, "people");
  const rows = all.filter((row) => seesAll || row.amount_cents !== null || row.made_by === caller.id);
  const { approver } = looker;
  const viewing = { looker, approvers, caller, account, files: await filesIn(db, rows, now) };
  const hasAmounts = approver && (approver.per_payment_cents ?? approver.per_day_cents) !== null;
  return {
    data: rows.map((row) => wireProposal(row, viewing)),
    own: hasAmounts
      ? {
          per_payment: decimalOrNone(approver.per_payment_cents),
          per_day: decimalOrNone(approver.per_day_cents),
          approved_today: decimal(looker.approvedToday),
        }
      : null,
  };
}

/** /approval */
export const listApprovals =
  ({ db }: Parts) =>
  (ask: CallerAsk<typeof calls.approvalList>) =>
    answerApprovals(db, ask, ownAccount(ask.caller, "see"));

async function forCaller(db: Db, caller: Caller, account: OwnAccount, now: number) {
  const rows = await waitingIn(db, account.id, now);
  if (rows.length === 0) return { rows, toApprove: [], approvers: [], looker: null };
  const approvers = await approversOf(db, account);
  const looker = await lookerOf(db, caller, account, approvers, now);
  return { rows, toApprove: rows.filter((row) => barOf(row, looker, approvers) === null), approvers, looker };
}

/** What the customer can approve: how many, and the newest three. */
export async function toApprove(db: Db, caller: Caller, account: OwnAccount, now: number) {
  if (account.kind !== "corporate") return { total: 0, data: [] };
  const found = await forCaller(db, caller, account, now);
  const { looker, approvers } = found;
  const rows = found.toApprove.slice(0, 3);
  const files = await filesIn(db, rows, now);
  return {
    total: found.toApprove.length,
    data: looker ? rows.map((row) => wireProposal(row, { looker, approvers, caller, account, files })) : [],
  };
}

/** Whether anything is ever approved in an account without a rule: something waits, or somebody may prepare payments. */
export const hasApprovals = (row: ExpressionBuilder<Database, never>, accountId: string) =>
  row.or([
    row.exists(
      row
        .selectFrom("proposals")
        .select("proposals.id")
        .where("account_id", "=", accountId)
        .where("ended_at", "is", null),
    ),
    row.exists(
      row
        .selectFrom("account_people")
        .select("account_people.id")
        .where("account_id", "=", accountId)
        .where("state", "=", "active")
        .where("may_prepare", "=", true),
    ),
  ]);

/** What `account_info` says of them. */
export async function approvalsIn(db: Db, caller: Caller, account: OwnAccount, now: number) {
  const { rows, toApprove: forYou } = await forCaller(db, caller, account, now);
  return { rule: wireRule(account), waiting: rows.length, for_you: forYou.length };
}

export function wireRule(account: Pick<OwnAccount, "approve_above_cents" | "approvers">) {
  const rule = ruleOf(account);
  return rule && { above: moneyToDecimal(rule.above), approvers: rule.approvers };
}
