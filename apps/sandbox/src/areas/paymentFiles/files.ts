import { type calls, type ResponseOf } from "@amberline/api/contract";
import { civilDate, dayMs, formatDate } from "@amberline/domain/dates";
import { money, moneyToDecimal } from "@amberline/domain/money";
import { bankTimeZone } from "../../days";
import { instant, type Cents, type Count } from "../../db/schema";
import { type PaymentFileState, type PaymentRowState } from "../../db/tables/ledger";
import { isAllowed, type AccountRow, type Caller, type OwnAccount } from "../../http/caller";
import { NotYours } from "../../http/refusal";
import { type Db } from "../../ledger";
import { catalogueIn, type Catalogue, type Language } from "../../locales";
import { digest } from "../../secrets/digest";
import { isUuid } from "../../secrets/random";
import { neededFor } from "../approvals/approvers";
import { unapprovedToday } from "../approvals/unapproved";
import { reasonText } from "../orders/list";
import { isPlanFailure } from "../orders/plans/plans";
import { feeOf } from "../orders/tariffs";
import { passedIn } from "./passed";
import { faultsOf, repeatOf, type Repeat, type Row } from "./judge";

type WireFile = ResponseOf<typeof calls.paymentFileUpdate>["data"];
type WireRow = ResponseOf<typeof calls.paymentFileRows>["rows"][number];

/** What the customer should know of a file, by the name of its words. */
export type Warning = { of: "oldFormat" | "pastDays" | "characters" } | { of: "sameAs"; name: string };

/** How long files are listed and their message ids taken. */
export const keptMs = 396 * dayMs;
const mostListed = 100;

/** Where nobody approves any more what waited, the file is a draft again. */
const selectFiles = (db: Db, accountId: string) =>
  db
    .selectFrom("payment_files as file")
    .innerJoin("logins as maker", "maker.id", "file.made_by")
    .leftJoin("proposals", "proposals.id", "file.proposal_id")
    .selectAll("file")
    .select((row) =>
      row
        .case()
        .when(
          row.and([row("file.state", "=", "waiting"), row("proposals.state", "is distinct from", "waiting")]),
        )
        .then<PaymentFileState>("draft")
        .else(row.ref("file.state"))
        .end()
        .as("state"),
    )
    .select(["maker.first_name", "maker.last_name"])
    .where("file.account_id", "=", accountId)
    .where("file.state", "<>", "removed");

export type File = NonNullable<Awaited<ReturnType<ReturnType<typeof selectFiles>["executeTakeFirst"]>>>;

export const filesOf = (db: Db, accountId: string, now: number): Promise<File[]> =>
  selectFiles(db, accountId)
    .where("file.created_at", ">", instant(now - keptMs))
    .orderBy("file.created_at", "desc")
    .orderBy("file.id")
    .limit(mostListed)
    .execute();

/** Throws NotYours unless it is the account's. */
export async function fileOf(db: Db, accountId: string, id: string): Promise<File> {
  const file = isUuid(id)
    ? await selectFiles(db, accountId).where("file.id", "=", id).executeTakeFirst()
    : undefined;
  if (!file) throw new NotYours();
  return file;
}

/** Nobody else changes the file until the transaction ends. */
export async function lockFile(trx: Db, accountId: string, id: string): Promise<File> {
  if (!isUuid(id)) throw new NotYours();
  await trx
    .selectFrom("payment_files")
    .select("id")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .forUpdate()
    .execute();
  return fileOf(trx, accountId, id);
}

export const isHidden = (
  { is_salary: isSalary, made_by: maker }: Pick<File, "is_salary" | "made_by">,
  { id }: Pick<Caller, "id">,
  account: OwnAccount,
) => isSalary && maker !== id && !isAllowed(account, "salaries");

export interface Sums {
  states: { state: PaymentRowState; count: Count; cents: Cents }[];
  checked: Count;
  instant: Count;
  /** Of those that are not left out, and of those that are paid. */
  days: { first: string | null; last: string | null };
}

/** What the payments of files come to, by the id of the file. */
export async function sumsOf(db: Db, ids: readonly string[]): Promise<Map<string, Sums>> {
  const sums = new Map(
    ids.map((id): [string, Sums] => [
      id,
      { states: [], checked: 0, instant: 0, days: { first: null, last: null } },
    ]),
  );
  if (ids.length === 0) return sums;
  const rows = await db
    .selectFrom("payment_rows")
    .select(["file_id", "state"])
    .select((row) => [
      row.fn.countAll<Count>().as("count"),
      row.fn.count<Count>("name_result").as("checked"),
      row.fn.countAll<Count>().filterWhere("is_instant", "=", true).as("instant"),
      row.fn.coalesce(row.fn.sum<Cents>("amount_cents"), row.lit(0)).as("cents"),
      // Before any day, where some are paid at once.
      row.fn.min(row.fn.coalesce("day", row.val(""))).as("first"),
      row.fn.max("day").as("last"),
    ])
    .where("file_id", "in", ids)
    .groupBy(["file_id", "state"])
    .orderBy("state")
    .execute();
  for (const { file_id: id, state, count, cents, checked, instant: ofInstant, first, last } of rows) {
    const sum = sums.get(id);
    if (!sum) continue;
    sum.states.push({ state, count: Number(count), cents: Number(cents) });
    sum.checked += Number(checked);
    if (state !== "left") sum.instant += Number(ofInstant);
    if (state === "left" || state === "toFix") continue;
    const { days } = sum;
    if (days.first === null || first < days.first) days.first = first;
    if (last !== null && (days.last === null || last > days.last)) days.last = last;
  }
  for (const { days } of sums.values()) days.first ||= null;
  return sums;
}

export const sumIn = ({ states }: Sums, ...wanted: PaymentRowState[]) =>
  states
    .filter(({ state }) => wanted.includes(state))
    .reduce((sum, { count, cents }) => ({ count: sum.count + count, cents: sum.cents + cents }), {
      count: 0,
      cents: 0,
    });

const decimal = (cents: Cents) => moneyToDecimal(money(cents, "EUR"));

/** Whether it can still be changed. */
export const isOpen = ({ state }: Pick<File, "state">) => state === "draft" || state === "checking";

const wordsOf = (warning: Warning, { fileWarnings }: Catalogue): string =>
  warning.of === "sameAs" ? fileWarnings.sameAs(warning.name) : fileWarnings[warning.of];

export interface Viewing {
  caller: Caller;
  account: OwnAccount;
  texts: Catalogue;
  now: number;
}

/** `madeToday` is what counts with it for whether others approve it, in cents. */
export function wireFile(
  file: File,
  sums: Sums,
  { caller, account, texts }: Viewing,
  { passed, madeToday = 0 }: { passed: Count; madeToday?: Cents },
): WireFile {
  const hidden = isHidden(file, caller, account);
  const charged = isOpen(file) ? sumIn(sums, "ready") : sumIn(sums, "ready", "paying", "paid", "refused");
  return {
    id: file.id,
    name: file.name,
    format: file.format,
    // A removed file is never answered.
    state: file.state as WireFile["state"],
    made_by: {
      name: `${file.first_name ?? ""} ${file.last_name ?? ""}`.trim(),
      is_self: file.made_by === caller.id,
    },
    createdAt: file.created_at,
    approvedAt: isOpen(file) ? null : file.approved_at,
    version: file.version,
    is_salary: file.is_salary,
    is_hidden: hidden,
    checks_names: file.checks_names,
    checked: sums.checked,
    sums: sums.states.map(({ state, count, cents }) => ({ state, count, amount: decimal(cents) })),
    fee: decimal(charged.count * feeOf(account.tariff, "SEPA")),
    first_day: sums.days.first,
    last_day: sums.days.last,
    passed,
    instant: sums.instant,
    approvals_needed: isOpen(file) ? neededFor(account, charged.cents + madeToday) : 0,
    warnings: hidden ? [] : (JSON.parse(file.warnings) as Warning[]).map((each) => wordsOf(each, texts)),
  };
}

const repeatWords = (repeat: Repeat, { rowRepeats }: Catalogue, language: Language) => {
  if (repeat.of === "row") return rowRepeats.row(repeat.nth);
  return repeat.of === "file"
    ? rowRepeats.file(repeat.name)
    : rowRepeats.payment(formatDate(repeat.day, language));
};

export const refusalWords = (code: string, texts: Catalogue) =>
  isPlanFailure(code, texts) ? texts.planFailures[code] : texts.planFailures.not_allowed;

export const shownAmount = (row: Pick<Row, "amount" | "amount_cents">) =>
  row.amount_cents === null ? row.amount : decimal(row.amount_cents);

/** What became of a payment that was made. */
type Made = Partial<Record<"status" | "status_reason", string | null>>;

/** Why it was not paid, or came back. */
function whyUnpaid(row: Row & Made, texts: Catalogue): string | null {
  if (row.refused !== null) return refusalWords(row.refused, texts);
  const isBack = row.status === "declined" || row.status === "error_done";
  return isBack ? reasonText(row.status_reason ?? null, texts) || texts.paymentCameBack : null;
}

export function wireRow(row: Row & Made, language: Language): WireRow {
  const texts = catalogueIn(language);
  const repeat = repeatOf(row);
  return {
    nth: row.nth,
    line: row.line,
    state: row.state,
    to_name: row.payee_name,
    to_account: row.account,
    to_bic: row.bic,
    to_reference: row.reference,
    amount: shownAmount(row),
    payment_type: row.is_instant ? "INSTANT" : "CREDIT",
    day: row.day,
    faults: faultsOf(row).map(({ field, text }) => ({ field, text: texts.rowFaults[text] })),
    vop_result: row.name_result as WireRow["vop_result"],
    matched_name: row.matched_name,
    repeats: repeat && repeatWords(repeat, texts, language),
    is_accepted: row.is_accepted,
    payment_id: row.payment_id,
    refused: whyUnpaid(row, texts),
  };
}

export async function answerFile(db: Db, id: string, viewing: Viewing): Promise<WireFile> {
  const file = await fileOf(db, viewing.account.id, id);
  const sums = (await sumsOf(db, [id])).get(id);
  if (!sums) throw new NotYours();
  const passed = (await passedIn(db, [id], viewing.now)).get(id)?.passed ?? 0;
  return wireFile(file, sums, viewing, {
    ...{ passed, madeToday: await madeToday(db, file, viewing.account, viewing) },
  });
}

/** What the person had paid today without approval to the accounts that are ready to be paid by the file. */
export async function madeToday(
  db: Db,
  { id, state }: Pick<File, "id" | "state">,
  account: AccountRow,
  { caller, now }: Pick<Viewing, "caller" | "now">,
): Promise<Cents> {
  const made = isOpen({ state }) ? await unapprovedToday(db, account, caller, now) : new Map<string, Cents>();
  if (made.size === 0) return 0;
  const rows = await db
    .selectFrom("payment_rows")
    .select("account")
    .distinct()
    .where("file_id", "=", id)
    .where("state", "=", "ready")
    .where("account", "in", [...made.keys()])
    .execute();
  return rows.reduce((sum, row) => sum + (made.get(row.account) ?? 0), 0);
}

/** Identifies what is approved: every payment that is ready, as it is. */
export async function digestOf(db: Db, id: string): Promise<string> {
  const rows = await db
    .selectFrom("payment_rows")
    .select(["nth", "payee_name", "account", "bic", "amount_cents", "reference", "is_instant", "day"])
    .select(["name_result", "is_accepted"])
    .where("file_id", "=", id)
    .where("state", "=", "ready")
    .orderBy("nth")
    .execute();
  return digest(JSON.stringify(rows.map((row) => Object.values(row))));
}

export const todayOf = (now: number) => civilDate(now, bankTimeZone);
