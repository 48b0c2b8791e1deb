import { type calls } from "@amberline/api/contract";
import { civilDate } from "@amberline/domain/dates";
import { isFee, catalogueIn } from "../../documents";
import { epochOf } from "../../db/schema";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { type Db, type Transaction } from "../../ledger";
import { type Parts } from "../../parts";
import { accountIdsOf, type Caller } from "../../http/caller";
import { bankTimeZone } from "../../days";
import { reasonText } from "../orders/list";
import { headOf, pdfFile } from "./facts";

type ReceiptAsk = CallerAsk<typeof calls.transactionPdf>;

const ownRow = (db: Db, caller: Caller, id: string): Promise<Transaction | undefined> =>
  db
    .selectFrom("transactions")
    .selectAll()
    .where("account_id", "in", accountIdsOf(db, caller.id))
    .where("transactions.id", "=", id)
    .executeTakeFirst();

/** A payment, its fee, or a fee without a payment, which has its own id. */
async function rowOf(db: Db, caller: Caller, { id, type }: ReceiptAsk["request"]) {
  if (type === "transaction") return ownRow(db, caller, id);
  const fee = await ownRow(db, caller, `${id}-fee`);
  if (fee) return fee;
  const row = await ownRow(db, caller, id);
  return row?.type === "fee_manual" ? row : undefined;
}

/** /order/transaction/pdf: transactions of other customers are not found. */
export const receiptPdf = (parts: Parts) => async (ask: ReceiptAsk) => {
  const { caller, request, language, texts } = ask;
  const transaction = await rowOf(parts.db, caller, request);
  if (!transaction) return refuse(texts.transactionUnknown);
  const reason = reasonText(transaction.status_reason, texts);
  const head = { ...headOf(ask), of: "receipt", receipt: { transaction, reason } } as const;
  const paper = await parts.draw(head, ask.signal());
  const day = civilDate(epochOf(transaction.created_at), bankTimeZone);
  const paperTexts = catalogueIn(language);
  const name = isFee(transaction) ? paperTexts.feeFile : paperTexts.receiptFile;
  return pdfFile(name(day, request.id.slice(0, 8)), paper);
};
