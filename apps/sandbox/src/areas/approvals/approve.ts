import { type calls } from "@amberline/api/contract";
import { formatIban } from "@amberline/domain/iban";
import { formatMoney, money, moneyFromDecimal } from "@amberline/domain/money";
import { audit } from "../../audit";
import { epochOf, instant, type Cents } from "../../db/schema";
import { ownAccount, stillAllowed, type AccountRow, type Caller, type OwnAccount } from "../../http/caller";
import { type CallerAsk } from "../../http/handle";
import { NotYours, refuse } from "../../http/refusal";
import { lockForPayments, type Db } from "../../ledger";
import { catalogueIn, type Catalogue, type Language } from "../../locales";
import { type Parts } from "../../parts";
import { digest } from "../../secrets/digest";
import { isUuid } from "../../secrets/random";
import { proofOfAct, type Act, type FindAct } from "../auth/act";
import { withProof } from "../auth/proof";
import { lockCompany } from "../company/company";
import { tell, type Letter } from "../notifications";
import { planWords } from "../orders/plans/planWords";
import { approversOf, ruleOf, type Approver } from "./approvers";
import { answerApprovals, barOf, counted, lookerOf } from "./list";
import { contentOf, proposalsOf, type Content, type Kind, type ProposalRow } from "./proposals";

type GiveAsk = CallerAsk<typeof calls.approvalGive>;

/** What is about to be made, in the company's transaction. */
export interface CarryingOut<Of extends Content = Content> {
  row: ProposalRow;
  content: Of;
  company: AccountRow;
  now: number;
  /** Of whoever gave the last approval: what can't be made is refused to them. */
  texts: Catalogue;
}

/** Makes what has its approvals. Refuses what can't be made any more. */
export type CarryOut = {
  [Of in Kind]: (trx: Db, parts: Parts, what: CarryingOut<Extract<Content, { kind: Of }>>) => Promise<void>;
};

const inWords = (cents: Cents, language: Language) => formatMoney(money(cents, "EUR"), language);

const totalOf = (rows: readonly ProposalRow[]): Cents =>
  rows.reduce((sum, { amount_cents: cents }) => sum + (cents ?? 0), 0);

/** One thing in words, for the message that brings its code. */
export function wordsOf(content: Content, language: Language): string {
  const { approvalWords: words } = catalogueIn(language);
  if (content.kind === "rule")
    return content.rule
      ? words.rule(inWords(content.rule.aboveCents, language), content.rule.approvers)
      : words.noRule;
  if (content.kind === "person")
    return words.person(`${content.firstName} ${content.lastName}`, content.email);
  if (content.kind === "file") {
    const { amountCents, payments, name } = content;
    return words.file(inWords(amountCents, language), payments, name);
  }
  const { order } = content;
  return words.payment({
    amount: inWords(order.amountCents, language),
    payee: order.payeeName,
    account: order.system === "SEPA" ? formatIban(order.account) : order.account,
    when: order.plan ? planWords(order.plan, language) : "",
  });
}

/** So many are named in the message. */
const named = 5;

/** What is approved with one code: just these, whose contents never change, and their total. */
function approvalAct(rows: readonly ProposalRow[], language: Language): Act {
  const contents = rows.map(contentOf);
  const agreed = rows.map(({ id, content }) => [id, digest(content)]);
  return {
    subject: `approval:${digest(JSON.stringify([totalOf(rows), agreed]))}`,
    purpose: ({ actPurposes }) =>
      actPurposes.approval({
        what: contents.slice(0, named).map((content) => wordsOf(content, language)),
        more: Math.max(0, rows.length - named),
        total: rows.length > 1 ? inWords(totalOf(rows), language) : "",
      }),
  };
}

function requireIds(ids: readonly string[]): string[] {
  const asked = [...new Set(ids)].sort();
  if (asked.length !== ids.length || !asked.every(isUuid)) throw new NotYours();
  return asked;
}

/** Always in the same order, by when they were made. Throws NotYours unless all are the account's. */
async function chosen(db: Db, accountId: string, ids: readonly string[]): Promise<ProposalRow[]> {
  const asked = requireIds(ids);
  const rows = await proposalsOf(db, accountId)
    .where("proposal.id", "in", asked)
    .orderBy("proposal.created_at")
    .orderBy("proposal.id")
    .execute();
  if (rows.length !== asked.length) throw new NotYours();
  return rows;
}

function requireMayApprove(caller: Caller, account: OwnAccount, texts: Catalogue): void {
  if (account.kind !== "corporate") throw new NotYours();
  if (caller.sumsub_status !== "verify") refuse(texts.notVerified);
  if (!caller.two_factor) refuse(texts.twoFactorOff);
  if (!account.corporate_confirm) refuse(texts.companyNotConfirmed);
  if (account.access && account.ownerIsStopped) refuse(texts.ownerStopped);
}

const isOver = (row: ProposalRow, now: number) => row.state !== "waiting" || epochOf(row.expires_at) <= now;

/** A change of rule or people is approved by itself. */
function requireTogether(rows: readonly ProposalRow[], now: number, texts: Catalogue): void {
  if (rows.some((row) => isOver(row, now))) refuse(texts.approvalGone);
  if (rows.length > 1 && rows.some((row) => row.amount_cents === null)) refuse(texts.badRequest);
}

/** The act of approving what a challenge names. */
export const findApprovalAct =
  ({ db }: Pick<Parts, "db">): FindAct =>
  async ({ caller, request, texts, language, now }) => {
    const account = ownAccount(caller, "approve");
    requireMayApprove(caller, account, texts);
    const rows = await chosen(db, account.id, (request.subject ?? "").split(","));
    requireTogether(rows, now, texts);
    return approvalAct(rows, language);
  };

/** Refuses what somebody may not approve, alone or together. */
async function requireNoBar(
  trx: Db,
  { caller, texts, now }: GiveAsk,
  account: OwnAccount,
  rows: readonly ProposalRow[],
  approvers: readonly Approver[],
) {
  const looker = await lookerOf(trx, caller, account, approvers, now);
  for (const row of rows) {
    const bar = barOf(row, looker, approvers, totalOf(rows) - (row.amount_cents ?? 0));
    if (bar) refuse(texts.approvalBars[bar]);
  }
}

async function giveOne(trx: Db, ask: GiveAsk, row: ProposalRow): Promise<void> {
  const { caller, now } = ask;
  await trx
    .insertInto("proposal_approvals")
    .values({ proposal_id: row.id, login_id: caller.id, given_at: instant(now) })
    .onConflict((given) => given.doNothing())
    .execute();
  const detail = { proposal: row.id, kind: contentOf(row).kind, digest: digest(row.content) };
  await audit(trx, {
    at: now,
    action: "approval.given",
    loginId: caller.id,
    accountId: row.account_id,
    detail,
  });
}

/** Refuses what its maker could not make any more, or needs more approvals by now. */
async function requireStillMade(trx: Db, row: ProposalRow, company: AccountRow, texts: Catalogue) {
  const stopped = await trx
    .selectFrom("logins")
    .select("id")
    .where("id", "in", [row.made_by, company.login_id])
    .where((login) =>
      login.or([
        login("id", "=", row.made_by).and("blocked_by", "is not", null),
        login("blocked_by", "=", "bank"),
        login("sumsub_status", "is", null),
        login("sumsub_status", "<>", "verify"),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (stopped || !company.corporate_confirm) refuse(texts.approvalMaker);
  if (row.amount_cents === null && (ruleOf(company)?.approvers ?? 0) > row.needed) refuse(texts.approvalGone);
}

async function make(
  trx: Db,
  parts: Parts,
  ask: GiveAsk,
  carryOut: CarryOut,
  row: ProposalRow,
  company: AccountRow,
) {
  const { now, texts } = ask;
  const content = contentOf(row);
  await requireStillMade(trx, row, company, texts);
  // First, as what is made may end what else waits.
  await trx
    .updateTable("proposals")
    .set({ state: "approved", ended_at: instant(now) })
    .where("id", "=", row.id)
    .execute();
  const what = { row, company, now, texts };
  if (content.kind === "payment") await carryOut.payment(trx, parts, { ...what, content });
  else if (content.kind === "file") await carryOut.file(trx, parts, { ...what, content });
  else if (content.kind === "rule") await carryOut.rule(trx, parts, { ...what, content });
  else await carryOut.person(trx, parts, { ...what, content });
  await tellMaker({ ...parts, db: trx }, row, now, (each, language) => [
    each.proposalApprovedSubject,
    each.proposalApprovedBody(wordsOf(content, language)),
  ]);
}

const tellMaker = (
  parts: Pick<Parts, "db" | "mailer">,
  { id, made_by: loginId, account_id: accountId, language: otherwise }: ProposalRow,
  now: number,
  letter: Letter,
) =>
  tell(
    parts,
    { loginId, kind: "approval", letter, accountId, about: { target: "approval", id }, otherwise },
    now,
  );

/** What repeats another on purpose comes after it, as the other is refused once there is one like it. */
const repeatsLast = (rows: readonly ProposalRow[]) => {
  const repeats = (row: ProposalRow) => {
    const content = contentOf(row);
    return content.kind === "payment" && content.isRepeat;
  };
  return [...rows.filter((row) => !repeats(row)), ...rows.filter(repeats)];
};

const instantPayees = (rows: readonly ProposalRow[]) =>
  rows.flatMap((row) => {
    const content = contentOf(row);
    return content.kind === "payment" && content.order.type === "INSTANT" ? [content.order.account] : [];
  });

/** Whether the answer to the same request was lost: all of it is given, and none of it is missing another. */
const isGivenAlready = (rows: readonly ProposalRow[], { id }: Caller) =>
  rows.every(
    ({ state, approvals }) =>
      (state === "waiting" || state === "approved") && approvals.some(({ login_id: given }) => given === id),
  ) && rows.some(({ state }) => state === "approved");

/**
 * /approval/give: all or none. What has its last approval is made in the same transaction. All that happens to the
 * proposals of a company runs one after the other.
 */
export const giveApproval = (parts: Parts, carryOut: CarryOut) => async (ask: GiveAsk) => {
  const { caller, request, texts, now } = ask;
  const account = ownAccount(caller, "approve");
  requireMayApprove(caller, account, texts);
  const shown = await chosen(parts.db, account.id, request.ids);
  if (isGivenAlready(shown, caller)) return answerApprovals(parts.db, ask, account);
  requireTogether(shown, now, texts);
  if (moneyFromDecimal(request.total, "EUR")?.minor !== totalOf(shown)) refuse(texts.approvalGone);
  const act = approvalAct(shown, ask.language);
  const done = await withProof(
    parts,
    { of: "payment", loginId: caller.id, now, texts },
    (trx) => proofOfAct({ ...parts, db: trx }, ask, act, request.code),
    async (trx, consume) => {
      const company = await lockCompany(trx, account.id);
      await stillAllowed(trx, caller, account, "approve");
      const rows = await chosen(trx, account.id, request.ids);
      requireTogether(rows, now, texts);
      const approvers = await approversOf(trx, account);
      await requireNoBar(trx, ask, account, rows, approvers);
      await consume();
      for (const row of rows) await giveOne(trx, ask, row);
      const ready = repeatsLast(rows.filter((row) => counted(row, approvers, caller.id) >= row.needed));
      if (ready.length > 1) await lockForPayments(trx, account.id, instantPayees(ready));
      for (const row of ready) await make(trx, parts, ask, carryOut, row, company);
    },
  );
  if (!("made" in done)) return refuse(done.problem === "locked" ? done.text : "INCORRECT_2FA_CODE");
  return answerApprovals(parts.db, ask, account);
};

/** /approval/decline */
export const declineApproval = (parts: Parts) => async (ask: CallerAsk<typeof calls.approvalDecline>) => {
  const { caller, request, texts, now } = ask;
  const account = ownAccount(caller, "see");
  const reason = (request.reason ?? "").trim();
  await parts.db.transaction().execute(async (trx) => {
    await lockCompany(trx, account.id);
    const [row] = await chosen(trx, account.id, [request.id]);
    if (!row) throw new NotYours();
    const isOwn = row.made_by === caller.id;
    if (!isOwn) {
      ownAccount(caller, "approve");
      await stillAllowed(trx, caller, account, "approve");
      requireMayApprove(caller, account, texts);
    }
    if (isOver(row, now)) return;
    if (!isOwn && reason === "") refuse(texts.approvalReason);
    await trx
      .updateTable("proposals")
      .set({
        state: isOwn ? "withdrawn" : "declined",
        ended_by: caller.id,
        reason: reason === "" ? null : reason,
        ended_at: instant(now),
      })
      .where("id", "=", row.id)
      .execute();
    const detail = { proposal: row.id, kind: contentOf(row).kind };
    const action = isOwn ? "approval.withdrawn" : "approval.declined";
    await audit(trx, { at: now, action, loginId: caller.id, accountId: account.id, detail });
    if (isOwn) return;
    await tellMaker({ ...parts, db: trx }, row, now, (each, language) => [
      each.proposalDeclinedSubject,
      each.proposalDeclinedBody(
        `${caller.first_name} ${caller.last_name}`,
        wordsOf(contentOf(row), language),
      ),
    ]);
  });
  return answerApprovals(parts.db, ask, account);
};
