import { calls, type WireFile } from "../contract";
import type { ClientFile, ExportQuery, StatementQuery } from "./model";
import { mapOutcome, type Outcome } from "./outcome";
import { pdfOf } from "./pdfOf";
import { writeExportQuery, writeStatementQuery } from "./translate";
import type { RequestOptions, Send } from "./transport";

/** The transport has a file whole; only a provider streams one. */
const whole = ({ name, content }: WireFile): ClientFile => ({ name, content: content as Blob });

/** Files of the bank's, in the interface language. */
export const documentCalls = (send: Send) => ({
  /** A statement of a range; with a filter, a list of what it finds. */
  async statementPdf(query: StatementQuery, options: RequestOptions = {}): Promise<Outcome<ClientFile>> {
    return pdfOf(await send(calls.orderPdf, writeStatementQuery(query), options));
  },

  /** The filtered list as CSV, or the statement of its days as camt.053. */
  async exportTransactions(query: ExportQuery, options: RequestOptions = {}): Promise<Outcome<ClientFile>> {
    return mapOutcome(await send(calls.orderExport, writeExportQuery(query), options), whole);
  },

  /** The receipt of a payment or of its fee; `id` is the row's, with or without its `-fee`. */
  async transactionPdf(
    { id, type }: { id: string; type: "transaction" | "fee" },
    options: RequestOptions = {},
  ): Promise<Outcome<ClientFile>> {
    const request = { id: id.replace(/-fee$/, ""), type };
    return pdfOf(await send(calls.transactionPdf, request, options));
  },

  /** Bank details for loading money; forbidden until the customer is verified. */
  async detailsPdf(accountId: string, options: RequestOptions = {}): Promise<Outcome<ClientFile>> {
    return pdfOf(await send(calls.detailsPdf, { id: accountId }, options));
  },
});
