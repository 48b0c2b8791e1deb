import { transactionFile, transactionFileAdd, transactionFileDelete } from "../contract/transactionFiles";
import { toBase64 } from "./base64";
import type { ClientFile, Transaction } from "./model";
import { mapOutcome, type Outcome } from "./outcome";
import { readTransaction } from "./translate";
import { translated } from "./translateAccount";
import type { RequestOptions, Send } from "./transport";

export interface FileOfTransaction {
  accountId: string;
  transactionId: string;
  /** A UUID; an upload is idempotent by it. */
  fileId: string;
}

const asked = ({ accountId, transactionId, fileId }: FileOfTransaction) => ({
  ...{ id: accountId, transaction_id: transactionId, file_id: fileId },
});

/** Files beside a transaction; the details load it when they need it. */
export const transactionFileCalls = (send: Send) => ({
  /** The transaction as it is then. */
  async addTransactionFile(
    { name, bytes, ...of }: FileOfTransaction & { name: string; bytes: Uint8Array },
    options: RequestOptions = {},
  ): Promise<Outcome<Transaction, "NOT_FOUND">> {
    const request = { ...asked(of), name, base64: toBase64(bytes) };
    return translated(await send(transactionFileAdd, request, options), ({ data }) => readTransaction(data));
  },

  /** The transaction as it is then. */
  async removeTransactionFile(
    of: FileOfTransaction,
    options: RequestOptions = {},
  ): Promise<Outcome<Transaction, "NOT_FOUND">> {
    return translated(await send(transactionFileDelete, asked(of), options), ({ data }) =>
      readTransaction(data),
    );
  },

  /** Its content, to save it, or to show it if `isPictureType(content.type)`. Never open it. */
  async transactionFile(
    of: FileOfTransaction,
    options: RequestOptions = {},
  ): Promise<Outcome<ClientFile, "NOT_FOUND">> {
    return mapOutcome(await send(transactionFile, asked(of), options), ({ name, content }) => ({
      name,
      content: content as Blob,
    }));
  },
});

export type TransactionFileClient = ReturnType<typeof transactionFileCalls>;
