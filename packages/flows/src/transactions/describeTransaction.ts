import type { Transaction } from "@amberline/api/client";
import { formatTime } from "@amberline/domain/dates";
import { negateMoney, type Money } from "@amberline/domain/money";
import type { TransactionItem, TransactionKind } from "@amberline/ui/TransactionCard";
import type { TextKey } from "../i18n";

export type Translate = (key: TextKey, values?: Record<string, string>) => string;

/** A payment's fee, or another bank fee. */
export const isFeeRow = ({ kind }: Transaction) => kind === "fee" || kind === "manualFee";

/** Declined and failed payments moved no money. */
export const hasMoved = ({ status }: Transaction) => status !== "declined" && status !== "error_done";

/** What a transaction is, whatever became of it. */
export function transactionKind({ kind, directDebit, spaceId }: Transaction): TextKey {
  if (spaceId !== null)
    return kind === "receive" ? "transactions.kind.fromSpace" : "transactions.kind.toSpace";
  if (directDebit === null) return `transactions.kind.${kind}`;
  return kind === "receive" ? "transactions.kind.moneyBack" : "transactions.kind.directDebit";
}

/** Title of a transaction (specification 4). */
export function transactionTitle(transaction: Transaction): TextKey {
  const { kind, status } = transaction;
  if (isFeeRow(transaction)) {
    if (!hasMoved(transaction)) return "transactions.title.fee.declined";
    return status === "done" ? "transactions.title.fee.done" : "transactions.title.fee.pending";
  }
  if (kind !== "receive" || status !== "done") return `transactions.title.${status}`;
  const { directDebit, spaceId } = transaction;
  return directDebit === null && spaceId === null
    ? "transactions.title.received"
    : transactionKind(transaction);
}

const kindOf = (transaction: Transaction): TransactionKind => {
  if (transaction.status === "declined") return "declined";
  if (transaction.status === "error_done") return "error";
  if (transaction.status !== "done") return "pending";
  if (isFeeRow(transaction)) return "fee";
  return transaction.kind === "receive" ? "in" : "out";
};

/** Change to the balance: positive for money received. */
export const signedAmount = (transaction: Transaction): Money =>
  transaction.kind === "receive" ? transaction.displayed : negateMoney(transaction.displayed);

export const counterparty = ({ kind, debtor, payee }: Transaction) =>
  kind === "receive" ? debtor.name : payee.name;

interface Look {
  locale: string;
  timeZone: string;
}

export function describeTransaction(
  transaction: Transaction,
  t: Translate,
  { locale, timeZone }: Look,
): TransactionItem {
  const { id, reference, statusReason, status, createdAt, directDebit, spaceId } = transaction;
  const fee = isFeeRow(transaction);
  const why = statusReason || (fee ? "" : reference);
  const purpose =
    directDebit === null && spaceId === null
      ? why
      : [t(transactionKind(transaction)), why].filter(Boolean).join(" · ");
  const title = t(transactionTitle(transaction));
  const party = counterparty(transaction);
  const isDone = status === "done";
  return {
    id,
    kind: kindOf(transaction),
    name: fee ? t("transactions.fee") : party || title,
    ...(fee || !party ? {} : { face: party }),
    ...(isDone ? {} : { status: fee ? title : t(`transactions.status.${status}`) }),
    // What is done needs no word for it, unless there is no other.
    detail: isDone ? purpose || title : purpose,
    time: formatTime(createdAt, locale, timeZone),
    money: hasMoved(transaction) ? signedAmount(transaction) : transaction.displayed,
    sign: hasMoved(transaction) ? "always" : "never",
  };
}
