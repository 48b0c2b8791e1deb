import { type calls } from "@amberline/api/contract";
import { provenAttachmentType, tidyFileName } from "@amberline/domain/attachments";
import { hourMs } from "@amberline/domain/dates";
import { foldText } from "@amberline/domain/text";
import {
  contentProblem,
  largestTransactionFile,
  pickProblem,
  transactionFileLimit,
  transactionFileQuota,
} from "@amberline/domain/transactionFiles";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { accountOfCaller, hiddenAs, stillAllowed } from "../../http/caller";
import { requireClean } from "../../http/clean";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { inTransaction, type Db } from "../../ledger";
import { type Catalogue } from "../../locales";
import { type Parts } from "../../parts";
import { isUuid } from "../../secrets/random";
import { isWithinLimit } from "../auth/throttle";
import { readBase64 } from "../company/base64";
import { lockCompany } from "../company/company";
import { wireTransactionOf } from "./list";
import { findNoted } from "./note";

type AddAsk = CallerAsk<typeof calls.transactionFileAdd>;
type DeleteAsk = CallerAsk<typeof calls.transactionFileDelete>;
type ReadAsk = CallerAsk<typeof calls.transactionFile>;

/** More uploads of an account than this are abuse. */
const uploadsPerHour = 300;

/** Refuses a file that is too large or not allowed, by name or by content. */
async function readFile({ name: sent, base64 }: AddAsk["request"], texts: Catalogue) {
  const name = tidyFileName(sent);
  const bytes = readBase64(base64)?.bytes ?? refuse(texts.badRequest, { status: 400 });
  const problem = pickProblem({ name, size: bytes.length }) ?? (await contentProblem(name, bytes));
  if (problem) refuse(texts.transactionFileProblems[problem](name, largestTransactionFile / 1_000_000));
  const type = provenAttachmentType(name, bytes) ?? refuse(texts.badRequest, { status: 400 });
  return { name, bytes, type };
}

/** Files of the account are stored one after the other. */
async function requireRoom(trx: Db, accountId: string, size: number, texts: Catalogue): Promise<void> {
  const { kept } = await trx
    .selectFrom("transaction_files")
    .where("account_id", "=", accountId)
    .select((row) => row.fn.coalesce(row.fn.sum<number>("size"), row.lit(0)).as("kept"))
    .executeTakeFirstOrThrow();
  if (Number(kept) + size > transactionFileQuota)
    refuse(texts.transactionFilesFull(transactionFileQuota / 1_000_000));
}

/** /order/attachment */
export const addTransactionFile =
  (parts: Pick<Parts, "db" | "clock" | "isInfected">) =>
  async ({ caller, request, texts, now }: AddAsk) => {
    const { db } = parts;
    const { transaction_id: id } = request;
    const account = await accountOfCaller(db, caller, request.id, "prepare");
    if (!isUuid(request.file_id)) return refuse(texts.badRequest, { status: 400 });
    const fileId = request.file_id.toLowerCase();
    const key = `transactionFiles:${account.id}`;
    if (!(await isWithinLimit(db, { key, now, limit: uploadsPerHour, windowMs: hourMs })))
      return refuse(texts.uploadsTooMany);
    const file = await readFile(request, texts);
    await requireClean(parts, [file], { texts, loginId: caller.id });
    const sight = { accountId: account.id, hiddenAs: hiddenAs(account, texts) };
    return inTransaction(db, async (trx) => {
      await lockCompany(trx, account.id);
      await stillAllowed(trx, caller, account, "prepare");
      const row = await findNoted(trx, sight, id);
      if (!row || row.is_hidden) return refuse("NOT_FOUND");
      // As after a lost answer.
      if (row.files.some((one) => one.id === fileId)) return { data: wireTransactionOf(row, texts) };
      if (row.files.length >= transactionFileLimit)
        return refuse(texts.transactionFilesTooMany(transactionFileLimit));
      await requireRoom(trx, account.id, file.bytes.length, texts);
      await trx
        .insertInto("transaction_files")
        .values({
          ...{ transaction_id: id, id: fileId, account_id: account.id, created_at: instant(now) },
          ...{ name: file.name, search: foldText(file.name), media_type: file.type, bytes: file.bytes },
        })
        .execute();
      await audit(trx, {
        ...{ at: now, action: "transaction.fileAdded", loginId: caller.id, accountId: account.id },
        detail: { transaction: id, size: file.bytes.length },
      });
      const written = await findNoted(trx, sight, id);
      return { data: wireTransactionOf(written ?? row, texts) };
    });
  };

/** /order/attachment/delete */
export const deleteTransactionFile =
  ({ db }: Pick<Parts, "db">) =>
  async ({ caller, request, texts, now }: DeleteAsk) => {
    const { transaction_id: id, file_id: fileId } = request;
    const account = await accountOfCaller(db, caller, request.id, "prepare");
    const sight = { accountId: account.id, hiddenAs: hiddenAs(account, texts) };
    return inTransaction(db, async (trx) => {
      await lockCompany(trx, account.id);
      await stillAllowed(trx, caller, account, "prepare");
      const row = await findNoted(trx, sight, id);
      if (!row || row.is_hidden) return refuse("NOT_FOUND");
      if (!row.files.some((one) => one.id === fileId)) return { data: wireTransactionOf(row, texts) };
      await trx
        .deleteFrom("transaction_files")
        .where("transaction_id", "=", id)
        .where("id", "=", fileId)
        .execute();
      await audit(trx, {
        ...{ at: now, action: "transaction.fileRemoved", loginId: caller.id, accountId: account.id },
        detail: { transaction: id },
      });
      const written = await findNoted(trx, sight, id);
      return { data: wireTransactionOf(written ?? row, texts) };
    });
  };

/** /order/attachment/read */
export const readTransactionFile =
  ({ db }: Pick<Parts, "db">) =>
  async ({ caller, request, texts }: ReadAsk) => {
    const { transaction_id: id, file_id: fileId } = request;
    const account = await accountOfCaller(db, caller, request.id, "see");
    const row = await findNoted(db, { accountId: account.id, hiddenAs: hiddenAs(account, texts) }, id);
    // Those of a salary that the caller may not see are not among its files.
    const file = row?.files.find((one) => one.id === fileId);
    const kept = file
      ? await db
          .selectFrom("transaction_files")
          .select("bytes")
          .where("transaction_id", "=", id)
          .where("id", "=", fileId)
          .executeTakeFirst()
      : undefined;
    if (!file || !kept) return refuse("NOT_FOUND");
    const { name, type } = file;
    return { name, type, content: new Blob([kept.bytes.slice()], { type }) };
  };
