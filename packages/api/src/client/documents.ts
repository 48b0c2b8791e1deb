import type { WireFile } from "../contract";
import { detailsPdf } from "../contract/detailsPdf";
import { orderExport } from "../contract/orderExport";
import { orderPdf } from "../contract/orderPdf";
import { statementScheduleInfo, statementScheduleUpdate } from "../contract/statementSchedule";
import { transactionPdf } from "../contract/transactionPdf";
import type { ClientFile, ExportQuery, StatementQuery, StatementRhythm } from "./model";
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
    return pdfOf(await send(orderPdf, writeStatementQuery(query), options));
  },

  /** How often the customer is told that a statement of the client's account is ready, where it has statements. */
  async statementSchedule(options: RequestOptions = {}): Promise<Outcome<StatementRhythm>> {
    return mapOutcome(await send(statementScheduleInfo, {}, options), ({ data }) => data.rhythm);
  },

  async scheduleStatements(
    rhythm: StatementRhythm,
    options: RequestOptions = {},
  ): Promise<Outcome<StatementRhythm>> {
    return mapOutcome(await send(statementScheduleUpdate, { rhythm }, options), ({ data }) => data.rhythm);
  },

  /** The filtered list, or the statement of its range. */
  async exportTransactions(query: ExportQuery, options: RequestOptions = {}): Promise<Outcome<ClientFile>> {
    return mapOutcome(await send(orderExport, writeExportQuery(query), options), whole);
  },

  /** The receipt of a payment or of its fee; `id` may end in `-fee`. */
  async transactionPdf(
    { id, type }: { id: string; type: "transaction" | "fee" },
    options: RequestOptions = {},
  ): Promise<Outcome<ClientFile>> {
    const request = { id: id.replace(/-fee$/, ""), type };
    return pdfOf(await send(transactionPdf, request, options));
  },

  /** Bank details for receiving money; forbidden until the customer is verified. */
  async detailsPdf(accountId: string, options: RequestOptions = {}): Promise<Outcome<ClientFile>> {
    return pdfOf(await send(detailsPdf, { id: accountId }, options));
  },
});
