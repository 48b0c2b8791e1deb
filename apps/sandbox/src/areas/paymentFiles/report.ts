import { type calls } from "@amberline/api/contract";
import { ownBank } from "../../bank";
import { type CallerAsk } from "../../http/handle";
import { NotYours } from "../../http/refusal";
import { holderName, type Db } from "../../ledger";
import { ownAccount, type OwnAccount } from "../../http/caller";
import { writePain001, writePain002, type ReportedRow, type StatusReason } from "../../paymentFiles";
import { type Parts } from "../../parts";
import { type Catalogue } from "../../locales";
import { fileOf, isHidden, refusalWords, todayOf, type File } from "./files";

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
    return { status: "RJCT", reason: "MS03", note: row.status_reason ?? "" };
  return plain(row.status === "done" ? "ACSC" : "ACSP");
}

async function pain001(db: Db, account: OwnAccount, file: File, now: number) {
  const owner = await db
    .selectFrom("logins")
    .select(["first_name", "middle_name", "last_name"])
    .where("id", "=", account.login_id)
    .executeTakeFirstOrThrow();
  const rows = (await rowsOf(db, file)).filter((row) => row.amount_cents !== null && row.faults === "[]");
  return writePain001({
    messageId: numberOf(file.id),
    createdAt: now,
    today: todayOf(now),
    debtor: { name: holderName(owner, account), account: account.iban ?? "", bic: account.bic },
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

/** /order/file/report */
export const reportFile =
  ({ db }: Parts) =>
  async ({ caller, request, texts, now }: CallerAsk<typeof calls.paymentFileReport>) => {
    const account = ownAccount(caller, "see");
    const file = await fileOf(db, account.id, request.id);
    if (isHidden(file, caller, account)) throw new NotYours();
    const written =
      request.format === "pain.001.001.09"
        ? await pain001(db, account, file, now)
        : await pain002(db, file, texts, now);
    const name = `${request.format}-${file.name.replace(/\.\w{1,4}$/, "")}.xml`;
    return { name, type: "application/xml", content: new Blob([written]) };
  };
