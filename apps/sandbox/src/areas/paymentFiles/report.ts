import { type calls } from "@amberline/api/contract";
import { ownBank } from "../../bank";
import { type FilePayment } from "../../documents";
import { epochOf } from "../../db/schema";
import { type CallerAsk } from "../../http/handle";
import { NotYours } from "../../http/refusal";
import { holderName, type Db } from "../../ledger";
import { ownAccount, type OwnAccount } from "../../http/caller";
import { writePain001, writePain002, type ReportedRow, type StatusReason } from "../../paymentFiles";
import { type Parts } from "../../parts";
import { type Catalogue } from "../../locales";
import { reasonText } from "../orders/list";
import { headOf, pdfFile } from "../papers/facts";
import { fileOf, isHidden, isOpen, refusalWords, todayOf, type File } from "./files";

type ReportAsk = CallerAsk<typeof calls.paymentFileReport>;

/** A uuid without its dashes: ISO 20022 allows 35 characters. */
const numberOf = (id: string) => id.replaceAll("-", "");

const rowsOf = (db: Db, file: File) =>
  db
    .selectFrom("payment_rows as row")
    .leftJoin("transactions as payment", "payment.id", "row.payment_id")
    .selectAll("row")
    .select(["payment.status", "payment.status_reason"])
    .where("row.file_id", "=", file.id)
    .orderBy("row.nth")
    .execute();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

const reasons: Record<string, StatusReason> = {
  insufficient_funds: "AM04",
  above_limit: "AM14",
  name_changed: "BE01",
  not_allowed: "AG01",
};

type Status = Pick<ReportedRow, "status" | "reason" | "note">;

const plain = (status: ReportedRow["status"]): Status => ({ status, reason: null, note: "" });

/** What became of a payment. */
function statusOf(row: Row, { state }: File, texts: Catalogue): Status {
  if (row.state === "left") return { status: "CANC", reason: "DS02", note: "" };
  if (row.state === "refused")
    return {
      status: "RJCT",
      reason: reasons[row.refused ?? ""] ?? "MS03",
      note: refusalWords(row.refused ?? "", texts),
    };
  if (row.state === "paying") return plain("PDNG");
  if (row.state !== "paid") return plain(state === "waiting" ? "PATC" : "RCVD");
  if (row.status === "declined" || row.status === "error_done")
    return { status: "RJCT", reason: "MS03", note: reasonText(row.status_reason, texts) ?? "" };
  return plain(row.status === "done" ? "ACSC" : "ACSP");
}

async function holderOf(db: Db, account: OwnAccount): Promise<string> {
  const owner = await db
    .selectFrom("logins")
    .select(["first_name", "middle_name", "last_name"])
    .where("id", "=", account.login_id)
    .executeTakeFirstOrThrow();
  return holderName(owner, account);
}

async function pain001(db: Db, account: OwnAccount, file: File, now: number) {
  const rows = (await rowsOf(db, file)).filter(
    (row) => row.amount_cents !== null && row.faults === "[]" && row.state !== "left",
  );
  return writePain001({
    messageId: numberOf(file.id),
    createdAt: now,
    today: todayOf(now),
    debtor: { name: await holderOf(db, account), account: account.iban ?? "", bic: account.bic },
    isSalary: file.is_salary,
    rows: rows.map((row) => ({
      name: row.payee_name,
      account: row.account,
      bic: row.bic,
      reference: row.reference,
      endToEndId: row.end_to_end_id,
      instructionId: row.instruction_id,
      isInstant: row.is_instant,
      day: row.day,
      cents: row.amount_cents ?? 0,
    })),
  });
}

async function pain002(db: Db, file: File, texts: Catalogue, now: number) {
  return writePain002({
    messageId: numberOf(crypto.randomUUID()),
    createdAt: now,
    bic: ownBank.bic,
    original: { messageId: file.message_id ?? numberOf(file.id), format: file.format },
    rows: (await rowsOf(db, file)).map((row) => ({
      groupId: row.group_id,
      instructionId: row.instruction_id,
      endToEndId: row.end_to_end_id,
      ...statusOf(row, file, texts),
      cents: row.amount_cents ?? 0,
    })),
  });
}

const nameOf = ({
  first_name: first,
  last_name: last,
}: {
  first_name: string | null;
  last_name: string | null;
}) => `${first ?? ""} ${last ?? ""}`.trim();

/** Whoever approved it first, and those who did after them. */
async function approversOf(db: Db, file: File): Promise<string[]> {
  const given = db
    .selectFrom("proposal_approvals")
    .select("login_id")
    .where("proposal_id", "=", file.proposal_id);
  const rows = await db
    .selectFrom("logins")
    .select(["id", "first_name", "last_name"])
    .where((login) => login.or([login("id", "=", file.approved_by), login("id", "in", given)]))
    .orderBy((row) => row("id", "=", file.approved_by), "desc")
    .execute();
  return rows.map(nameOf);
}

async function* paymentsOf(db: Db, file: File, texts: Catalogue): AsyncGenerator<FilePayment> {
  for (const row of await rowsOf(db, file)) {
    const { status, note } = statusOf(row, file, texts);
    yield {
      nth: row.nth,
      name: row.payee_name,
      account: row.account,
      reference: row.reference,
      cents: row.amount_cents,
      state: status === "RJCT" ? "refused" : row.state,
      reason: note,
    };
  }
}

async function pdf(parts: Parts, ask: ReportAsk, account: OwnAccount, file: File) {
  const { db } = parts;
  const approvedAt = isOpen(file) ? null : file.approved_at;
  const { id, iban, bic, top_up_reference: topUpReference } = account;
  const head = {
    account: { id, iban, bic, topUpReference, holder: await holderOf(db, account) },
    name: file.name,
    format: file.format,
    madeBy: nameOf(file),
    createdAt: epochOf(file.created_at),
    approved: approvedAt === null ? null : { at: epochOf(approvedAt), by: await approversOf(db, file) },
  };
  const rows = paymentsOf(db, file, ask.texts);
  return parts.draw({ ...headOf(ask), of: "paymentFile", file: head }, ask.signal(), rows);
}

/** /order/file/report */
export const reportFile = (parts: Parts) => async (ask: ReportAsk) => {
  const { caller, request, texts, now } = ask;
  const { db } = parts;
  const account = ownAccount(caller, "see");
  const file = await fileOf(db, account.id, request.id);
  if (isHidden(file, caller, account)) throw new NotYours();
  const name = file.name.replace(/\.\w{1,4}$/, "");
  if (request.format === "pdf") return pdfFile(`${name}.pdf`, await pdf(parts, ask, account, file));
  const written =
    request.format === "pain.001.001.09"
      ? await pain001(db, account, file, now)
      : await pain002(db, file, texts, now);
  return { name: `${request.format}-${name}.xml`, type: "application/xml", content: new Blob([written]) };
};
