import { type calls } from "@amberline/api/contract";
import { formatMoney, money, moneyFromDecimal } from "@amberline/domain/money";
import { audit } from "../../audit";
import { type ExpressionBuilder } from "kysely";
import { instant, type Cents, type Count, type Database } from "../../db/schema";
import { stillAllowed, type AccountRow, type OwnAccount } from "../../http/caller";
import { type CallerAsk } from "../../http/handle";
import { NotYours, refuse } from "../../http/refusal";
import { balanceOf, limitBelow, limitsSet, type Db } from "../../ledger";
import { type Catalogue, type Language } from "../../locales";
import { type Parts } from "../../parts";
import { type CarryOut } from "../approvals/approve";
import { neededFor, requireApprovable } from "../approvals/approvers";
import { propose, requireFewWaiting, type ProposedFile } from "../approvals/proposals";
import { proofOfAct, type Act, type FindAct } from "../auth/act";
import { withProof } from "../auth/proof";
import { lockCompany } from "../company/company";
import { enteredBy } from "../orders/parties";
import { partiesOf } from "../orders/payer";
import { limitText, requireMaySend } from "../orders/permission";
import { feeOf } from "../orders/tariffs";
import { addDraft } from "./addDraft";
import { judgeAgain, noteRepeats } from "./check";
import {
  answerFile,
  digestOf,
  fileOf,
  isHidden,
  isOpen,
  lockFile,
  sumIn,
  sumsOf,
  todayOf,
  type File,
  madeToday,
} from "./files";
import { payingCompany } from "./upload";

type Ask = CallerAsk<typeof calls.paymentFileApprove>;

interface Ready {
  payments: Count;
  amountCents: Cents;
  feeCents: Cents;
  digest: string;
  firstDay: string | null;
  lastDay: string | null;
}

/** What is approved: all that is ready, as it is. */
async function readyOf(db: Db, file: Pick<File, "id">, account: AccountRow): Promise<Ready> {
  const sums = (await sumsOf(db, [file.id])).get(file.id);
  if (!sums) throw new NotYours();
  const { count: payments, cents: amountCents } = sumIn(sums, "ready");
  const { first: firstDay, last: lastDay } = sums.days;
  const feeCents = payments * feeOf(account.tariff, "SEPA");
  return { payments, amountCents, feeCents, digest: await digestOf(db, file.id), firstDay, lastDay };
}

const inWords = (cents: Cents, language: Language) => formatMoney(money(cents, "EUR"), language);

/** The act of paying just these payments: another payee, amount or day is another act. */
const fileAct = (file: Pick<File, "id" | "name">, ready: Ready, language: Language): Act => ({
  subject: `paymentFile:${file.id}:${ready.payments}:${ready.amountCents}:${ready.feeCents}:${ready.digest}`,
  purpose: ({ actPurposes }) =>
    actPurposes.paymentFile({
      total: inWords(ready.amountCents, language),
      fee: ready.feeCents > 0 ? inWords(ready.feeCents, language) : "",
      payments: ready.payments,
      name: file.name,
    }),
});

export const findFileAct =
  ({ db }: Pick<Parts, "db">): FindAct =>
  async ({ caller, request, texts, language }) => {
    const account = payingCompany({ caller, texts });
    requireMaySend(caller, account, texts);
    const file = await fileOf(db, account.id, request.subject ?? "");
    if (isHidden(file, caller, account)) throw new NotYours();
    if (file.state !== "draft") return refuse(texts.paymentFileChanged);
    const ready = await readyOf(db, file, account);
    requirePackage(file, ready, texts);
    return fileAct(file, ready, language);
  };

/** Only of several payments can a company do without the name check. */
function requirePackage(file: Pick<File, "checks_names">, { payments }: Ready, texts: Catalogue): void {
  if (!file.checks_names && payments < 2) refuse(texts.nameCheckNeeded);
}

const isDue = (row: ExpressionBuilder<Database, "payment_rows">, now: number) =>
  row.or([row("day", "is", null), row("day", "<=", todayOf(now))]);

/** What of a file is paid at once. */
const dueOf = (trx: Db, id: string, now: number) =>
  trx
    .selectFrom("payment_rows")
    .select((row) => [
      row.fn.coalesce(row.fn.sum<Cents>("amount_cents"), row.lit(0)).as("cents"),
      row.fn.countAll<Count>().as("count"),
      row.fn.coalesce(row.fn.max("amount_cents"), row.lit(0)).as("largest"),
      row.fn
        .coalesce(row.fn.sum<Cents>("amount_cents").filterWhere("is_instant", "=", true), row.lit(0))
        .as("instant"),
      row.fn
        .coalesce(row.fn.max("amount_cents").filterWhere("is_instant", "=", true), row.lit(0))
        .as("largestInstant"),
    ])
    .where("file_id", "=", id)
    .where("state", "=", "ready")
    .where((row) => isDue(row, now))
    .executeTakeFirstOrThrow();

/** What is there for a file: other files are being paid as well. */
async function availableFor(trx: Db, { id, tariff }: AccountRow, now: number): Promise<Cents> {
  const { cents, count } = await trx
    .selectFrom("payment_rows")
    .innerJoin("payment_files", "payment_files.id", "payment_rows.file_id")
    .select((row) => [
      row.fn.coalesce(row.fn.sum<Cents>("amount_cents"), row.lit(0)).as("cents"),
      row.fn.countAll<Count>().as("count"),
    ])
    .where("payment_files.account_id", "=", id)
    .where("payment_files.state", "=", "running")
    .where("payment_rows.state", "=", "paying")
    .where((row) => row.or([row("day", "is", null), row("day", "<=", todayOf(now))]))
    .executeTakeFirstOrThrow();
  const available = (await balanceOf(trx, id))?.availableCents ?? 0;
  return available - Number(cents) - Number(count) * feeOf(tariff, "SEPA");
}

/** Refuses what is above the balance or a limit as far as it is known; each payment is judged again when it is made. */
async function requireCovered(trx: Db, ask: Ask, account: OwnAccount, file: File): Promise<void> {
  const { caller, texts, language, now } = ask;
  const due = await dueOf(trx, file.id, now);
  const { cents, largest, instant: instantCents, largestInstant } = due;
  const total = Number(cents) + Number(due.count) * feeOf(account.tariff, "SEPA");
  const available = Math.max(0, await availableFor(trx, account, now));
  if (total > available)
    refuse(texts.paymentFileUncovered(inWords(available, language), inWords(total, language)));
  const limits = await limitsSet(trx, account.id, enteredBy(trx, caller).$asScalar(), now).executeTakeFirst();
  if (!limits) return;
  const whole = { ...limits, perPayment: null, instantPerPayment: null, ownPerPayment: null };
  const above =
    limitBelow(limits, { amountCents: Number(largest), isInstant: false }) ??
    limitBelow(limits, { amountCents: Number(largestInstant), isInstant: true }) ??
    limitBelow(whole, { amountCents: Number(cents), isInstant: false }) ??
    limitBelow(whole, { amountCents: Number(instantCents), isInstant: true });
  if (above) refuse(limitText(above, language, texts));
}

/** What is still to fix becomes a draft of its own. */
async function keepTheRest(
  trx: Db,
  parts: Pick<Parts, "random">,
  account: OwnAccount,
  file: File,
  now: number,
) {
  const { count } = await trx
    .selectFrom("payment_rows")
    .select((row) => row.fn.countAll<Count>().as("count"))
    .where("file_id", "=", file.id)
    .where("state", "in", ["toFix", "checking"])
    .executeTakeFirstOrThrow();
  if (Number(count) === 0) return;
  // A single payment is no package: its name is always checked.
  const checksNames = file.checks_names || Number(count) < 2;
  const rest = await addDraft(trx, parts, file, { checks_names: checksNames, lookups: 0 }, now);
  await trx
    .updateTable("payment_rows")
    .set({ file_id: rest.id })
    .where("file_id", "=", file.id)
    .where("state", "in", ["toFix", "checking"])
    .execute();
  // Those of them that were prepared again are in the rest now.
  await trx
    .updateTable("payment_rows")
    .set({ again_in: rest.id })
    .where("file_id", "in", trx.selectFrom("payment_files").select("id").where("account_id", "=", account.id))
    .where("nth", "in", trx.selectFrom("payment_rows").select("nth").where("file_id", "=", rest.id))
    .where("again_in", "=", file.id)
    .execute();
  await judgeAgain(trx, account, rest);
  await noteRepeats(trx, account, rest, now);
}

/** From now on the payments are made, each once. */
async function start(trx: Db, id: string): Promise<void> {
  await trx
    .updateTable("payment_rows")
    .set({ state: "paying" })
    .where("file_id", "=", id)
    .where("state", "=", "ready")
    .execute();
  await trx.updateTable("payment_files").set({ state: "running" }).where("id", "=", id).execute();
}

const acceptedIn = async (trx: Db, id: string): Promise<Count> => {
  const { accepted } = await trx
    .selectFrom("payment_rows")
    .select((row) => row.fn.countAll<Count>().as("accepted"))
    .where("file_id", "=", id)
    .where("state", "=", "ready")
    .where((row) => row.or([row("is_accepted", "=", true), row("name_result", "in", ["NMTC", "CMTC"])]))
    .executeTakeFirstOrThrow();
  return Number(accepted);
};

/** Nothing is paid until others have approved it. Its id. */
async function proposeFile(trx: Db, ask: Ask, account: OwnAccount, file: File, ready: Ready, needed: number) {
  const { caller, texts, language, now } = ask;
  const parties = { parties: [caller.id], amountCents: ready.amountCents, needed };
  await requireApprovable(trx, account, parties, texts);
  const content: ProposedFile = {
    kind: "file",
    fileId: file.id,
    name: file.name,
    isSalary: file.is_salary,
    checksNames: file.checks_names,
    accepted: await acceptedIn(trx, file.id),
    ...ready,
  };
  const made = await propose(trx, {
    ...{ accountId: account.id, madeBy: caller.id, key: null, content, needed, language, now },
  });
  if (!made) throw new Error("A file that is no draft was proposed.");
  await requireFewWaiting(trx, { accountId: account.id, madeBy: caller.id }, texts);
  return made.id;
}

/** Rolls back what a request like this one has done meanwhile. */
class ApprovedMeanwhile extends Error {}

/** /order/file/approve: pays what is ready, or has others approve it. */
export const approveFile = (parts: Parts) => async (ask: Ask) => {
  const { caller, request, texts, language, now } = ask;
  const account = payingCompany(ask);
  requireMaySend(caller, account, texts);
  const shown = await fileOf(parts.db, account.id, request.id);
  if (isHidden(shown, caller, account)) throw new NotYours();
  const answer = async () => ({
    data: await answerFile(parts.db, shown.id, { caller, account, texts, now }),
  });
  // By the same request, whose answer was lost or is on its way.
  const isApproved = (file: File) =>
    !isOpen(file) && file.approved_by === caller.id && file.version === request.version + 1;
  if (isApproved(shown)) return answer();
  const asked = await readyOf(parts.db, shown, account);
  const isShown = (file: File, { payments, amountCents }: Ready) =>
    file.state === "draft" &&
    file.version === request.version &&
    payments > 0 &&
    moneyFromDecimal(request.total, "EUR")?.minor === amountCents;
  if (!isShown(shown, asked))
    return isApproved(await fileOf(parts.db, account.id, shown.id))
      ? answer()
      : refuse(texts.paymentFileChanged);
  const act = fileAct(shown, asked, language);
  const done = await withProof(
    parts,
    { of: "payment", loginId: caller.id, now, texts },
    async (trx) => {
      const proof = await proofOfAct({ ...parts, db: trx }, ask, act, request.code);
      if (proof.verdict !== "right" && isApproved(await fileOf(trx, account.id, shown.id)))
        throw new ApprovedMeanwhile();
      return proof;
    },
    async (trx, consume) => {
      const company = await lockCompany(trx, account.id);
      const file = await lockFile(trx, account.id, request.id);
      const ready = await readyOf(trx, file, account);
      if (isApproved(file)) throw new ApprovedMeanwhile();
      if (!isShown(file, ready) || ready.digest !== asked.digest) refuse(texts.paymentFileChanged);
      requirePackage(file, ready, texts);
      const made = await madeToday(trx, file, company, ask);
      const needed = neededFor({ ...account, ...company }, ready.amountCents + made);
      await stillAllowed(trx, caller, account, needed > 0 ? "prepare" : "pay");
      await requireCovered(trx, ask, account, file);
      await consume();
      // Paid or sent in since: it is named, and asked about.
      if (await noteRepeats(trx, account, file, now)) {
        await trx
          .updateTable("payment_files")
          .set({ version: file.version + 1 })
          .where("id", "=", file.id)
          .execute();
        return "repeats";
      }
      const proposal = needed > 0 ? await proposeFile(trx, ask, account, file, ready, needed) : null;
      await trx
        .updateTable("payment_files")
        .set({ state: "waiting", proposal_id: proposal, approved_by: caller.id, approved_at: instant(now) })
        .set({ version: file.version + 1, language, updated_at: instant(now) })
        .where("id", "=", file.id)
        .execute();
      if (proposal === null) await start(trx, file.id);
      await keepTheRest(trx, parts, account, file, now);
      const { payments, amountCents, digest } = ready;
      const detail = { file: file.id, payments, amountCents, digest, proposal };
      const action = proposal === null ? "paymentFile.approved" : "paymentFile.proposed";
      await audit(trx, { at: now, action, loginId: caller.id, accountId: account.id, detail });
      return "approved";
    },
  ).catch((error: unknown) => {
    if (error instanceof ApprovedMeanwhile) return { made: "approved" };
    throw error;
  });
  if (!("made" in done)) return refuse(done.problem === "locked" ? done.text : "INCORRECT_2FA_CODE");
  return done.made === "repeats" ? refuse(texts.paymentFileChanged) : answer();
};

/** Pays a file that others have approved, as it was. */
export const makeFile: CarryOut["file"] = async (trx, _parts, { row, content, company, now, texts }) => {
  const fail = (why: string): never => refuse(texts.approvalFailed(content.name, why));
  const made = { accountId: company.id, madeBy: { loginId: row.made_by }, isApproved: true };
  const { isAllowed } = await partiesOf(trx, made);
  if (!isAllowed) return fail(texts.approvalMaker);
  const file = await lockFile(trx, company.id, content.fileId);
  const ready = await readyOf(trx, file, company);
  if (file.proposal_id !== row.id || ready.digest !== content.digest) return fail(texts.paymentFileChanged);
  const due = await dueOf(trx, file.id, now);
  const total = Number(due.cents) + Number(due.count) * feeOf(company.tariff, "SEPA");
  if (total > 0 && (await availableFor(trx, company, now)) < total)
    return fail(texts.planFailures.insufficient_funds);
  if (await noteRepeats(trx, company, file, now)) return fail(texts.planFailures.likely_repeat);
  await start(trx, file.id);
  const detail = { file: file.id, proposal: row.id };
  await audit(trx, {
    at: now,
    action: "paymentFile.approvedByOthers",
    loginId: row.made_by,
    accountId: company.id,
    detail,
  });
};
