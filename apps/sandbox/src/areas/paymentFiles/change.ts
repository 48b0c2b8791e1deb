import { type calls } from "@amberline/api/contract";
import { payableText } from "@amberline/domain/reference";
import { audit } from "../../audit";
import { instant, type Count } from "../../db/schema";
import { type CallerAsk } from "../../http/handle";
import { isAllowed, stillAllowed, type OwnAccount } from "../../http/caller";
import { NotYours, refuse } from "../../http/refusal";
import { inTransaction, type Db } from "../../ledger";
import { banksByIban } from "../../nameCheck";
import { type Parts } from "../../parts";
import { lockCompany } from "../company/company";
import { changeWhen, checkSome, judgeAgain, noteRepeats } from "./check";
import {
  answerFile,
  isHidden,
  isOpen,
  lockFile,
  shownAmount,
  todayOf,
  wireRow,
  type File,
  type Warning,
} from "./files";
import { faultsOf, isTooFar, judge, stateOf, type Row } from "./judge";
import { payingCompany, requireFewLookups } from "./upload";

type RowsAsk = CallerAsk<typeof calls.paymentRowsChange>;
type Changing = Pick<CallerAsk<typeof calls.paymentFileUpdate>, "caller" | "texts" | "now"> & {
  request: { id: string; version?: number };
};

/** Runs what changes a file, of which nothing is approved. Refuses a version that is not the file's any more. */
async function changeFile<Result>(
  { db }: Pick<Parts, "db">,
  { caller, texts, now, request }: Changing,
  account: OwnAccount,
  change: (trx: Db, file: File) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (trx) => {
    // Whoever proposes the file has the company first as well.
    await lockCompany(trx, account.id);
    await stillAllowed(trx, caller, account, "prepare");
    const file = await lockFile(trx, account.id, request.id);
    if (isHidden(file, caller, account)) throw new NotYours();
    if (!isOpen(file)) refuse(texts.paymentFileApproved);
    if (request.version !== undefined && request.version !== file.version) refuse(texts.paymentFileChanged);
    await trx
      .updateTable("payment_files")
      .set({ state: file.state, version: file.version + 1, updated_at: instant(now) })
      .where("id", "=", file.id)
      .execute();
    return change(trx, file);
  });
}

const chosen = (db: Db, file: File, nths: readonly Count[]) =>
  db
    .selectFrom("payment_rows")
    .selectAll()
    .where("file_id", "=", file.id)
    .where("nth", "in", nths)
    .orderBy("nth");

type Change = Partial<
  Omit<Row, "file_id" | "nth" | "line" | "end_to_end_id" | "instruction_id" | "group_id" | "is_instant">
>;

const isForeign = (row: Row) => faultsOf(row).some(({ text }) => text === "currency");

/** What becomes of a payment; null for nothing. */
async function changed(db: Db, ask: RowsAsk, account: OwnAccount, row: Row): Promise<Change | null> {
  const { act, edit, nths } = ask.request;
  const { texts, now } = ask;
  if (act === "restore") return row.state === "left" ? {} : null;
  if (row.state === "left") return null;
  if (act === "leave") return { state: "left" };
  if (act === "accept") {
    // Another name is looked at one by one.
    if (row.name_result === "NMTC" && nths.length > 1) return refuse(texts.acceptOneByOne);
    return row.faults === "[]" && row.state === "toFix" ? { is_accepted: true } : null;
  }
  const fresh = { is_accepted: false, name_result: null, matched_name: null };
  if (act === "useName")
    return row.matched_name === null
      ? null
      : { ...fresh, payee_name: payableText(row.matched_name), name_result: "MTCH" };
  if (!edit || nths.length > 1) return refuse(texts.badRequest, { status: 400 });
  const bankOf = banksByIban(db);
  const typed = {
    name: edit.to_name,
    account: edit.to_account,
    // The bank is found by the account.
    bic: "",
    amount: edit.amount,
    // An amount that is another now is one in EUR.
    currency: isForeign(row) && edit.amount === shownAmount(row) ? "" : "EUR",
    reference: edit.to_reference,
    isInstant: row.is_instant,
    day: edit.day === undefined ? row.day : edit.day,
    // What was no day is one once another is typed.
    dayText: edit.day === undefined && faultsOf(row).some(({ field }) => field === "day") ? "-" : "",
  };
  const {
    isPast: _,
    isCorrected: __,
    ...made
  } = await judge(typed, { own: account, today: todayOf(now), bankOf });
  return { ...made, ...fresh };
}

/** Asks for the names that are missing, each of which counts. */
async function checkAgain(trx: Db, ask: Pick<Changing, "texts" | "now">, account: OwnAccount, file: File) {
  const { asked } = await trx
    .selectFrom("payment_rows")
    .select((row) => row.fn.countAll<Count>().as("asked"))
    .where("file_id", "=", file.id)
    .where("state", "=", "checking")
    .executeTakeFirstOrThrow();
  // What is being checked already was counted.
  const more = file.state === "checking" && file.checks_names ? 1 : Number(asked);
  await trx
    .updateTable("payment_files")
    .set({ state: "checking", lookups: file.lookups + more })
    .where("id", "=", file.id)
    .execute();
  await requireFewLookups(trx, account.id, ask);
  await checkSome(trx, account, file);
}

/** /order/file/change */
export const changeRows = (parts: Parts) => async (ask: RowsAsk) => {
  const { caller, request, texts, language, now } = ask;
  const account = payingCompany(ask);
  await changeFile(parts, ask, account, async (trx, file) => {
    const rows = await chosen(trx, file, request.nths).execute();
    if (rows.length !== new Set(request.nths).size) throw new NotYours();
    for (const row of rows) {
      const change = await changed(trx, ask, account, row);
      if (!change) continue;
      const next = { ...row, ...change };
      const state = change.state ?? stateOf(next, file.checks_names, account.vop_policy);
      await trx
        .updateTable("payment_rows")
        .set({ ...change, state })
        .where("file_id", "=", file.id)
        .where("nth", "=", row.nth)
        .execute();
      if (request.act !== "accept") continue;
      const detail = { file: file.id, nth: row.nth, result: row.name_result, repeats: row.repeats };
      await audit(trx, {
        at: now,
        action: "paymentFile.accepted",
        loginId: caller.id,
        accountId: account.id,
        detail: { ...detail, language },
      });
    }
    if (request.act === "accept" || request.act === "leave") return;
    await noteRepeats(trx, account, file, now);
    await checkAgain(trx, ask, account, file);
  });
  const [data, rows] = await Promise.all([
    answerFile(parts.db, request.id, { caller, account, texts, now }),
    chosen(parts.db, { id: request.id } as File, request.nths).execute(),
  ]);
  return { data, rows: rows.map((row) => wireRow(row, language)) };
};

const withoutPastDays = ({ warnings }: Pick<File, "warnings">) =>
  JSON.stringify((JSON.parse(warnings) as Warning[]).filter((warning) => warning.of !== "pastDays"));

/** /order/file/update */
export const updateFile = (parts: Parts) => async (ask: CallerAsk<typeof calls.paymentFileUpdate>) => {
  const { caller, request, texts, now } = ask;
  const account = payingCompany(ask);
  await changeFile(parts, ask, account, async (trx, file) => {
    const { is_salary: isSalary = file.is_salary, checks_names: checksNames = file.checks_names } = request;
    const { count } = await trx
      .selectFrom("payment_rows")
      .select((row) => row.fn.countAll<Count>().as("count"))
      .where("file_id", "=", file.id)
      .executeTakeFirstOrThrow();
    if (!checksNames && Number(count) < 2) refuse(texts.nameCheckNeeded);
    const { day, is_instant: isInstant } = request;
    const today = todayOf(now);
    if (day !== undefined && isTooFar(day, today)) refuse(texts.rowFaults.day);
    // Nobody hides what they send to others for approval.
    if (isSalary && !file.is_salary && !isAllowed(account, "salaries")) refuse(texts.salariesNotSeen);
    await trx
      .updateTable("payment_files")
      .set({ is_salary: isSalary, checks_names: checksNames })
      .set({ warnings: day === undefined ? file.warnings : withoutPastDays(file) })
      .where("id", "=", file.id)
      .execute();
    if (isSalary !== file.is_salary) await noteRepeats(trx, account, { ...file, is_salary: isSalary }, now);
    const again = { ...file, checks_names: checksNames };
    const isOtherWhen = day !== undefined || isInstant !== undefined;
    if (isOtherWhen)
      await changeWhen(trx, account, again, {
        ...(isInstant !== undefined && { is_instant: isInstant }),
        // What is not later is made as soon as possible.
        ...(day !== undefined && { day: day !== null && day > today ? day : null }),
      });
    if (checksNames !== file.checks_names) {
      const action = checksNames ? "paymentFile.nameCheckOn" : "paymentFile.nameCheckOff";
      const detail = { file: file.id };
      await audit(trx, { at: now, action, loginId: caller.id, accountId: account.id, detail });
      await judgeAgain(trx, account, again);
    } else if (!isOtherWhen) return;
    await checkAgain(trx, ask, account, again);
  });
  return { data: await answerFile(parts.db, request.id, { caller, account, texts, now }) };
};

/** /order/file/remove: or takes back what waits for approval, whose file is a draft then. What is so already stays so. */
export const removeFile = (parts: Parts) => async (ask: CallerAsk<typeof calls.paymentFileRemove>) => {
  const { caller, request, texts, now } = ask;
  const account = payingCompany(ask);
  await inTransaction(parts.db, async (trx) => {
    await lockCompany(trx, account.id);
    await stillAllowed(trx, caller, account, "prepare");
    const file = await lockFile(trx, account.id, request.id).catch((error: unknown) => {
      if (error instanceof NotYours) return null;
      throw error;
    });
    // Removed already, or another's, which is not said.
    if (!file) return;
    if (isHidden(file, caller, account)) throw new NotYours();
    const detail = { file: file.id };
    const noted = (action: string) =>
      audit(trx, { at: now, action, loginId: caller.id, accountId: account.id, detail });
    if (request.withdraws) {
      if (file.state !== "waiting") return;
      if (file.approved_by !== caller.id) refuse(texts.paymentFileWaits);
      await trx
        .updateTable("proposals")
        .set({ state: "withdrawn", ended_by: caller.id, ended_at: instant(now) })
        .where("id", "=", file.proposal_id)
        .where("state", "=", "waiting")
        .execute();
      return noted("approval.withdrawn");
    }
    if (file.state === "waiting") refuse(texts.paymentFileWaits);
    if (!isOpen(file)) refuse(texts.paymentFileApproved);
    await trx
      .updateTable("payment_files")
      .set({ state: "removed", updated_at: instant(now) })
      .where("id", "=", file.id)
      .execute();
    return noted("paymentFile.removed");
  });
  return { success: true };
};
