import { type Transaction } from "../ledger";
import { type Words } from "./words";

export const isFee = ({ type }: Transaction) => type === "FEE" || type === "fee_manual";

const outcome = (status: Transaction["status"]) => {
  if (status === "done") return "done";
  return status === "declined" || status === "error_done" ? "failed" : "waiting";
};

/** What the paper is: a receipt only of what was done. */
export function kindOf(row: Transaction, words: Words): string {
  const isDone = row.status === "done";
  if (isFee(row)) return isDone ? words.feeReceipt : words.feeDetails;
  return isDone ? words.receipt : words.details;
}

/** The status by its title (specification 4). */
export const statusTitle = (row: Transaction, words: Words): string =>
  (isFee(row) ? words.feeTitles : words.paymentTitles)[row.status];

/** What happened, in a sentence. `reason` says why a payment failed, in the customer's language. */
export function whatHappened(row: Transaction, reason: string | null, words: Words): string {
  const came = outcome(row.status);
  if (isFee(row)) return words.feeSaid[came === "failed" ? "declined" : came];
  if (row.type === "RECEIVE")
    return came === "done" ? words.received.done(row.from_name) : words.received[came];
  if (came === "done") return words.sent.done(row.to_name);
  if (came === "failed") return reason ? words.sent.failed(reason) : words.sent.failedSilently;
  return row.status === "new" ? words.sent.new : words.sent.waiting;
}
