import type { Statement, StatementEntry, SeenTransaction } from "../ledger";
import type { Language } from "../locales";
import { detailsPaper, type BankDetails } from "./detailsPaper";
import { feeInformationPaper, feesOfYearPaper, type FeeInformation, type FeesOfYear } from "./feePaper";
import { listPaper, type FilteredList } from "./listPaper";
import { type PaperFacts } from "./paper";
import { paymentFilePaper, type FilePayment, type PaymentFileHead } from "./paymentFilePaper";
import { type FontFiles } from "./pdf/textShaping";
import { receiptPaper, type Receipt } from "./receiptPaper";
import { statementPaper } from "./statementPaper";

interface Asked {
  language: Language;
  /** Milliseconds since 1970. */
  now: number;
  timeZone: string;
}

/** What a paper is about, but for its rows. */
export type PaperHead = Asked &
  (
    | { of: "statement"; statement: Omit<Statement, "entries"> }
    | { of: "list"; list: Omit<FilteredList, "rows"> }
    | { of: "receipt"; receipt: Receipt }
    | { of: "details"; details: BankDetails }
    | { of: "paymentFile"; file: PaymentFileHead }
    | { of: "feesOfYear"; fees: FeesOfYear }
    | { of: "feeInformation"; fees: FeeInformation }
  );

export type PaperRows =
  | AsyncIterable<StatementEntry>
  | AsyncIterable<SeenTransaction>
  | AsyncIterable<FilePayment>;

/** Draws a PDF. Throws Abandoned once nobody waits for it. */
export type Draw = (head: PaperHead, signal: AbortSignal, rows?: PaperRows) => Promise<Blob>;

async function* none(): AsyncGenerator<never> {}

export function drawPaper(
  { language, now, timeZone, ...head }: PaperHead,
  fonts: FontFiles,
  rows: PaperRows = none(),
): Promise<Blob> {
  const facts: PaperFacts = { language, now, timeZone, fonts };
  switch (head.of) {
    case "statement":
      return statementPaper(
        { ...head.statement, entries: () => rows as AsyncGenerator<StatementEntry> },
        facts,
      );
    case "list":
      return listPaper({ ...head.list, rows: rows as AsyncIterable<SeenTransaction> }, facts);
    case "receipt":
      return receiptPaper(head.receipt, facts);
    case "details":
      return detailsPaper(head.details, facts);
    case "feesOfYear":
      return feesOfYearPaper(head.fees, facts);
    case "feeInformation":
      return feeInformationPaper(head.fees, facts);
    case "paymentFile":
      return paymentFilePaper({ ...head.file, rows: rows as AsyncIterable<FilePayment> }, facts);
  }
}

/** In the thread that asks. */
export const drawHere =
  (fonts: () => Promise<FontFiles>): Draw =>
  async (head, _signal, rows) =>
    drawPaper(head, await fonts(), rows);
