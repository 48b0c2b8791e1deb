import { type SeenTransaction } from "../ledger";
import { type Catalogue } from "./locales";

export const isFee = ({ type }: SeenTransaction) => type === "FEE" || type === "fee_manual";

const outcome = (status: SeenTransaction["status"]) => {
  if (status === "done") return "done";
  return status === "declined" || status === "error_done" ? "failed" : "waiting";
};

/** Only completed transactions have a receipt. */
export function kindOf(row: SeenTransaction, texts: Catalogue): string {
  const isDone = row.status === "done";
  if (isFee(row)) return isDone ? texts.feeReceipt : texts.feeDetails;
  if (row.direct_debit) return row.type === "RECEIVE" ? texts.backReceipt : texts.debitReceipt;
  return isDone ? texts.receipt : texts.details;
}

/** Specification 4. */
export const statusTitle = (row: SeenTransaction, texts: Catalogue): string =>
  (isFee(row) ? texts.feeTitles : texts.paymentTitles)[row.status];

/** One sentence. `reason` says why a payment failed, in the customer's language. */
export function whatHappened(row: SeenTransaction, reason: string | null, texts: Catalogue): string {
  const came = outcome(row.status);
  if (isFee(row)) return texts.feeSaid[came === "failed" ? "declined" : came];
  if (row.direct_debit)
    return row.type === "RECEIVE" ? texts.debitSaid.back(row.from_name) : texts.debitSaid.done(row.to_name);
  if (row.type === "RECEIVE")
    return came === "done" ? texts.received.done(row.from_name) : texts.received[came];
  if (came === "done") return texts.sent.done(row.to_name);
  if (came === "failed") return reason ? texts.sent.failed(reason) : texts.sent.failedSilently;
  return row.status === "new" ? texts.sent.new : texts.sent.waiting;
}
