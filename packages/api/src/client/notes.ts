import { orderCategories } from "../contract/orderCategories";
import { labelList, labelUpdate } from "../contract/labels";
import { transactionNote } from "../contract/transactionNote";
import type {
  CategorySum,
  LabelUse,
  LabelWish,
  Transaction,
  TransactionFilter,
  TransactionNote,
} from "./model";
import type { Outcome } from "./outcome";
import { readTransaction, writeFilter, writeRange } from "./translate";
import { readMoney, translated } from "./translateAccount";
import type { RequestOptions, Send } from "./transport";

/** What the details of a transaction and the history load when they need it. */
export const noteCalls = (send: Send) => ({
  /** Of the filtered list, the most spent first. */
  async categorySums(
    filter: TransactionFilter,
    options: RequestOptions = {},
  ): Promise<Outcome<readonly CategorySum[]>> {
    const asked = { ...writeFilter(filter), ...writeRange(filter) };
    return translated(await send(orderCategories, asked, options), ({ data }) =>
      data.map((sum) => ({
        category: sum.category,
        in: readMoney(sum.in, "EUR"),
        out: readMoney(sum.out, "EUR"),
      })),
    );
  },

  /** The transaction as it is then. */
  async noteTransaction(
    { accountId, transactionId, isForPayee, ...said }: TransactionNote,
    options: RequestOptions = {},
  ): Promise<Outcome<Transaction, "NOTE_CHANGED" | "NOT_FOUND">> {
    const request = { ...said, id: accountId, transaction_id: transactionId, for_payee: isForPayee };
    return translated(await send(transactionNote, request, options), ({ data }) => readTransaction(data));
  },

  /** Those that stand on transactions, with how many. */
  async labels(accountId: string, options: RequestOptions = {}): Promise<Outcome<readonly LabelUse[]>> {
    return translated(await send(labelList, { id: accountId }, options), ({ data }) => data);
  },

  /** The labels as they are then. */
  async changeLabel(
    accountId: string,
    wish: LabelWish,
    options: RequestOptions = {},
  ): Promise<Outcome<readonly LabelUse[], "LABEL_CHANGED" | "LABEL_TAKEN">> {
    return translated(await send(labelUpdate, { id: accountId, ...wish }, options), ({ data }) => data);
  },
});

export type NoteClient = ReturnType<typeof noteCalls>;
