import { largestPaymentFile, type calls } from "@amberline/api/contract";
import { dayMs } from "@amberline/domain/dates";
import { tidyText } from "@amberline/domain/reference";
import { type Insertable } from "kysely";
import { audit } from "../../audit";
import { instant, type Count } from "../../db/schema";
import { type PaymentRowsTable } from "../../db/tables/ledger";
import { type CallerAsk } from "../../http/handle";
import { ownAccount, stillAllowed, type OwnAccount } from "../../http/caller";
import { NotYours, refuse } from "../../http/refusal";
import { type Db } from "../../ledger";
import { banksByIban } from "../../nameCheck";
import { faultText, readPaymentFile, type ReadFile, type ReadRow } from "../../paymentFiles";
import { type Catalogue } from "../../locales";
import { type Parts } from "../../parts";
import { yieldToEventLoop } from "../../platform/yieldToEventLoop";
import { digest } from "../../secrets/digest";
import { uuid } from "../../secrets/random";
import { lockCompany } from "../company/company";
import { checkSome, noteRepeats } from "./check";
import { answerFile, filesOf, isOpen, keptMs, todayOf, type File, type Warning } from "./files";
import { judge, stateOf, type Judged } from "./judge";

type Ask = CallerAsk<typeof calls.paymentFileUpload>;

/** Of one company. */
const mostOpen = 50;

/** So many names may a company ask for in a day: those of five of the largest files. */
const mostLookups = 50_000;

/** The account of a confirmed company whose payments the caller may prepare. */
export function payingCompany({ caller, texts }: Pick<Ask, "caller" | "texts">): OwnAccount {
  const account = ownAccount(caller, "prepare");
  if (account.kind !== "corporate") throw new NotYours();
  return account.corporate_confirm ? account : refuse(texts.companyNotConfirmed);
}

function bytesOf(base64: string): Uint8Array | null {
  try {
    const letters = atob(base64);
    const bytes = new Uint8Array(letters.length);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = letters.charCodeAt(at);
    return bytes;
  } catch {
    return null;
  }
}

/** Of what was paid as well: a cent would buy the names of 10,000 others. */
export async function requireFewLookups(
  trx: Db,
  accountId: string,
  { texts, now }: Pick<Ask, "texts" | "now">,
): Promise<void> {
  const { asked } = await trx
    .selectFrom("payment_files")
    .select((row) => row.fn.coalesce(row.fn.sum<Count>("lookups"), row.lit(0)).as("asked"))
    .where("account_id", "=", accountId)
    .where("updated_at", ">", instant(now - dayMs))
    .executeTakeFirstOrThrow();
  if (Number(asked) > mostLookups) refuse(texts.tooManyNameChecks);
}

export function requireFewOpen(others: readonly File[], texts: Catalogue): void {
  if (others.filter(isOpen).length >= mostOpen) refuse(texts.paymentFilesTooMany(mostOpen));
}

/** The same content again, as after a lost answer. */
const knownOf = (files: readonly File[], hash: string) =>
  files.find((file) => file.content_hash === hash && isOpen(file));

function warningsOf(
  read: ReadFile,
  judged: readonly Judged[],
  files: readonly File[],
  hash: string,
): Warning[] {
  const same = files.find((file) => file.content_hash === hash);
  return [
    ...(read.format === "pain.001.001.03" ? [{ of: "oldFormat" } as const] : []),
    ...(judged.some(({ isPast }) => isPast) ? [{ of: "pastDays" } as const] : []),
    ...(judged.some(({ isCorrected }) => isCorrected) ? [{ of: "characters" } as const] : []),
    ...(same ? [{ of: "sameAs", name: same.name } as const] : []),
  ];
}

/** Says which file has the message id already. Its sender may use it again where that was removed. */
async function messageTaken(db: Db, accountId: string, read: ReadFile, { texts, now }: Ask) {
  const taken = await db
    .selectFrom("payment_files")
    .select("name")
    .where("account_id", "=", accountId)
    .where("message_id", "=", read.messageId)
    .where("state", "<>", "removed")
    .where("created_at", ">", instant(now - keptMs))
    .limit(1)
    .executeTakeFirst();
  return taken && texts.messageIdTaken(read.messageId ?? "", taken.name);
}

const rowsAtOnce = 500;

export async function storeRows(trx: Db, rows: readonly Insertable<PaymentRowsTable>[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await trx
      .insertInto("payment_rows")
      .values(rows.slice(at, at + rowsAtOnce))
      .execute();
}

/** Rolls back what an upload of the same content has stored meanwhile. */
class SentTwice extends Error {
  constructor(readonly id: string) {
    super("The file is stored already.");
  }
}

/** /order/file/upload: stores what was read, and asks for the names of a short file at once. */
export const uploadFile = (parts: Parts) => async (ask: Ask) => {
  const { caller, request, texts, language, now } = ask;
  const account = payingCompany(ask);
  const viewing = { caller, account, texts, now };
  const bytes = bytesOf(request.base64);
  if (!bytes || bytes.length > largestPaymentFile) return refuse(texts.paymentFileTooLarge);
  const hash = digest(request.base64);
  const outcome = await readPaymentFile(bytes);
  if (!outcome.ok)
    return {
      data: null,
      faults: outcome.faults.map((fault) => ({ line: fault.line, text: faultText(fault, texts) })),
    };
  const { file: read } = outcome;
  const foreign = read.debtors.filter((debtor) => debtor.account !== account.iban);
  if (foreign.length > 0)
    return {
      data: null,
      faults: foreign.map((debtor) => ({ line: debtor.line, text: texts.otherDebtor(debtor.account) })),
    };
  const files = await filesOf(parts.db, account.id, now);
  const known = knownOf(files, hash);
  if (known) {
    const data = await answerFile(parts.db, known.id, viewing);
    return { data: { ...data, warnings: [...data.warnings, texts.fileWarnings.uploadedBefore] }, faults: [] };
  }
  const taken = await messageTaken(parts.db, account.id, read, ask);
  if (taken) return { data: null, faults: [{ line: 1, text: taken }] };
  // A single payment is no package: its name is always checked.
  const checksNames = request.checks_names || read.rows.length < 2;
  const own = { own: account, today: todayOf(now), bankOf: banksByIban(parts.db) };
  const judged: (Judged & { row: ReadRow })[] = [];
  const pause = yieldToEventLoop();
  for (const row of read.rows) {
    judged.push({ row, ...(await judge(row, own)) });
    await pause();
  }

  const id = uuid(parts.random);
  const stored = parts.db.transaction().execute(async (trx) => {
    const file = { id, checks_names: checksNames, is_salary: read.isSalary, made_by: caller.id };
    await trx
      .insertInto("payment_files")
      .values({
        ...file,
        account_id: account.id,
        name: tidyText(request.name) || "–",
        format: read.format,
        message_id: read.messageId,
        content_hash: hash,
        language,
        state: "checking",
        version: 1,
        warnings: JSON.stringify(warningsOf(read, judged, files, hash)),
        lookups: checksNames ? judged.filter(({ faults }) => faults === "[]").length : 0,
        created_at: instant(now),
        updated_at: instant(now),
      })
      .execute();
    const rows = judged.map(({ row, isPast: _, isCorrected: __, ...made }, index) => {
      const fresh = { name_result: null, matched_name: null, repeats: null, is_accepted: false };
      return {
        ...made,
        ...fresh,
        file_id: id,
        nth: index + 1,
        line: row.line,
        end_to_end_id: row.endToEndId,
        instruction_id: row.instructionId,
        group_id: row.groupId,
        is_instant: row.isInstant,
        state: stateOf({ ...made, ...fresh }, checksNames, account.vop_policy),
      };
    });
    await storeRows(trx, rows);
    // Only now, as payments of the company wait meanwhile.
    await lockCompany(trx, account.id);
    await stillAllowed(trx, caller, account, "prepare");
    const others = (await filesOf(trx, account.id, now)).filter((other) => other.id !== id);
    const twin = knownOf(others, hash);
    if (twin) throw new SentTwice(twin.id);
    if (others.some(({ message_id: id }) => id !== null && id === read.messageId))
      refuse(texts.messageIdTaken(read.messageId ?? "", request.name));
    requireFewOpen(others, texts);
    await requireFewLookups(trx, account.id, ask);
    await noteRepeats(trx, account, file, now);
    await checkSome(trx, account, file);
    const detail = { file: id, payments: rows.length, hash };
    const action = checksNames ? "paymentFile.uploaded" : "paymentFile.uploadedWithoutNameCheck";
    await audit(trx, { at: now, action, loginId: caller.id, accountId: account.id, detail });
    return id;
  });
  const storedId = await stored.catch((error: unknown) => {
    if (error instanceof SentTwice) return error.id;
    throw error;
  });
  return { data: await answerFile(parts.db, storedId, viewing), faults: [] };
};
