import { calls, type WireFile } from "../contract";
import type { ClientFile, ExportQuery, StatementQuery } from "./model";
import { mapOutcome, type Outcome } from "./outcome";
import { pdfOf } from "./pdfOf";
import { writeExportQuery, writeStatementQuery } from "./translate";
import type { RequestOptions, Send } from "./transport";

/** The transport has read the whole file; only a provider streams. */
const whole = ({ name, content }: WireFile): ClientFile => ({ name, content: content as Blob });

/** In the interface language. */
export const documentCalls = (send: Send) => ({
  /** A statement of a range; with a filter, a list of the matches. */
  async statementPdf(query: StatementQuery, options: RequestOptions = {}): Promise<Outcome<ClientFile>> {
    return pdfOf(await send(calls.orderPdf, writeStatementQuery(query), options));
  },

  /** The filtered list as CSV, or the statement of its range as camt.053. */
  async exportTransactions(query: ExportQuery, options: RequestOptions = {}): Promise<Outcome<ClientFile>> {
    return mapOutcome(await send(calls.orderExport, writeExportQuery(query), options), whole);
  },

  /** The receipt of a payment or of its fee; `id` may end in `-fee`. */
  async transactionPdf(
    { id, type }: { id: string; type: "transaction" | "fee" },
    options: RequestOptions = {},
  ): Promise<Outcome<ClientFile>> {
    const request = { id: id.replace(/-fee$/, ""), type };
    return pdfOf(await send(calls.transactionPdf, request, options));
  },

  /** Bank details for receiving money; forbidden until the customer is verified. */
  async detailsPdf(accountId: string, options: RequestOptions = {}): Promise<Outcome<ClientFile>> {
    return pdfOf(await send(calls.detailsPdf, { id: accountId }, options));
  },
});
