import { type calls } from "@amberline/api/contract";
import { civilDate } from "@amberline/domain/dates";
import { isFee, catalogueIn } from "../../documents";
import { epochOf } from "../../db/schema";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { seenTransactions, type Db, type SeenTransaction } from "../../ledger";
import { type Parts } from "../../parts";
import { accountIdsOf, accountOfCaller, hiddenAs } from "../../http/caller";
import { bankTimeZone } from "../../days";
import { reasonText } from "../orders/list";
import { headOf, pdfFile } from "./facts";

type ReceiptAsk = CallerAsk<typeof calls.transactionPdf>;

/** No salary that the caller may not see. */
async function ownRow(
  db: Db,
  { caller, texts }: ReceiptAsk,
  id: string,
): Promise<SeenTransaction | undefined> {
  const found = await db
    .selectFrom("transactions")
    .select("account_id")
    .where("account_id", "in", accountIdsOf(db, caller.id))
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found) return undefined;
  const account = await accountOfCaller(db, caller, found.account_id, "see");
  const sight = { accountId: account.id, hiddenAs: hiddenAs(account, texts) };
  const row = await seenTransactions(db, sight).selectAll().where("id", "=", id).executeTakeFirst();
  return row?.is_hidden ? undefined : row;
}

/** A payment, its fee, or a fee without a payment, which has its own id. */
async function rowOf(db: Db, ask: ReceiptAsk) {
  const { id, type } = ask.request;
  if (type === "transaction") return ownRow(db, ask, id);
  const fee = await ownRow(db, ask, `${id}-fee`);
  if (fee) return fee;
  const row = await ownRow(db, ask, id);
  return row?.type === "fee_manual" ? row : undefined;
}

/** /order/transaction/pdf: transactions of other customers, and salaries that may not be seen, are not found. */
export const receiptPdf = (parts: Parts) => async (ask: ReceiptAsk) => {
  const { request, language, texts } = ask;
  const transaction = await rowOf(parts.db, ask);
  if (!transaction) return refuse(texts.transactionUnknown);
  const reason = reasonText(transaction.status_reason, texts);
  const head = { ...headOf(ask), of: "receipt", receipt: { transaction, reason } } as const;
  const paper = await parts.draw(head, ask.signal());
  const day = civilDate(epochOf(transaction.created_at), bankTimeZone);
  const paperTexts = catalogueIn(language);
  const name = isFee(transaction) ? paperTexts.feeFile : paperTexts.receiptFile;
  return pdfFile(name(day, request.id.slice(0, 8)), paper);
};
