import { formatAmount, formatMoney, money } from "@amberline/domain/money";
import { type Statement } from "../ledger";
import { type ReadFormat } from "../paymentFiles";
import { yieldToEventLoop } from "../platform/yieldToEventLoop";
import { accountPairs } from "./accountPairs";
import { drawListing } from "./listing";
import { catalogueIn, type Catalogue } from "./locales";
import { type Pair, drawPairs } from "./pairs";
import { Paper, type PaperFacts } from "./paper";
import { shownAccount } from "./party";
import { paragraph } from "./pdf/paragraph";
import { drawSummary } from "./summary";
import { figures, oneLine, rowOf, type Column, type Row } from "./table";
import { colours, contentWidth, inColour, left, right, styles } from "./theme";

type FilePaymentState = keyof Catalogue["filePaymentStates"];

export interface PaymentFileHead {
  account: Statement["account"];
  name: string;
  format: ReadFormat;
  madeBy: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Null while it is not approved; the names of all who did. */
  approved: { by: readonly string[]; at: number } | null;
}

/** A payment of the file, in its order. */
export interface FilePayment {
  nth: number;
  name: string;
  account: string;
  reference: string;
  /** Null where the file's amount can't be read. */
  cents: number | null;
  state: FilePaymentState;
  /** Why it was not made, in the customer's language; else empty. */
  reason: string;
}

const currency = "EUR";
const widths = { nth: 30, party: 170, reference: 112, state: 96, amount: 60 };
const at = { nth: left, party: left + 36, reference: left + 216, state: left + 338 };
const mostSums = 4;

const columnsOf = (texts: Catalogue): Column[] => [
  { head: texts.filePaymentNth, x: at.nth },
  { head: texts.payee, x: at.party },
  { head: texts.reference, x: at.reference },
  { head: texts.filePaymentState, x: at.state },
  { head: texts.amount(currency), x: right, isRight: true },
];

const stateColour = (state: FilePaymentState) => {
  if (state === "paid") return colours.positive;
  return state === "left" ? colours.muted : colours.ink;
};

function rowFor({ sheet, texts }: Paper, payment: FilePayment, { language }: PaperFacts): Row {
  const { nth, name, account, reference, cents, state, reason } = payment;
  const amount = cents === null ? "–" : formatAmount(money(cents, currency), language);
  return rowOf([
    oneLine(String(nth), styles.cellFigures),
    [
      paragraph(sheet, name, styles.cellStrong, widths.party, 12),
      paragraph(sheet, shownAccount(account), styles.cellNote, widths.party, 10.5),
    ],
    [paragraph(sheet, reference, styles.cell, widths.reference, 12)],
    [
      paragraph(
        sheet,
        texts.filePaymentStates[state],
        inColour(styles.cellStrong, stateColour(state)),
        widths.state,
        12,
      ),
      ...(reason ? [paragraph(sheet, reason, styles.cellNote, widths.state, 10.5)] : []),
    ],
    figures(
      sheet,
      amount,
      inColour(styles.cellAmount, state === "paid" ? colours.ink : colours.muted),
      widths.amount,
    ),
  ]);
}

type Sums = Map<FilePaymentState, { count: number; cents: number }>;

function drawTop(paper: Paper, head: PaymentFileHead, facts: PaperFacts, sums: Sums): number {
  const { sheet, texts } = paper;
  const { name, format, madeBy, createdAt, approved } = head;
  let y = paper.heading(texts.paymentFile, name, paper.begin()) + 20;
  const said: Pair[] = [
    { label: texts.fileFormat, value: format === "csv" ? "CSV" : format },
    { label: texts.fileMadeBy, value: `${madeBy}, ${paper.instant(createdAt)}` },
    {
      label: texts.fileApprovedBy,
      value: approved ? `${approved.by.join(", ")}, ${paper.instant(approved.at)}` : texts.fileNotApproved,
    },
  ];
  const grid = { x: left, width: contentWidth, columns: 3 };
  y = drawPairs(sheet, [...accountPairs(head.account, texts), ...said], { ...grid, top: y });
  const boxes = (Object.keys(texts.filePaymentStates) as FilePaymentState[]).flatMap((state) => {
    const sum = sums.get(state);
    if (!sum) return [];
    const text = formatMoney(money(sum.cents, currency), facts.language);
    return [{ label: `${texts.filePaymentStates[state]}: ${sum.count}`, text, isMain: state === "paid" }];
  });
  const beside = Math.ceil(boxes.length / Math.ceil(boxes.length / mostSums));
  for (let nth = 0; nth < boxes.length; nth += beside)
    y = drawSummary(sheet, boxes.slice(nth, nth + beside), y + 6);
  return y + 16;
}

/** What became of each payment of a file. */
export async function paymentFilePaper(
  file: PaymentFileHead & { rows: AsyncIterable<FilePayment> },
  facts: PaperFacts,
): Promise<Blob> {
  const texts = catalogueIn(facts.language);
  const paper = new Paper(facts, `${texts.paymentFile}  ·  ${file.name}`);
  const pause = yieldToEventLoop();
  const rows: Row[] = [];
  const sums: Sums = new Map();
  for await (const payment of file.rows) {
    rows.push(rowFor(paper, payment, facts));
    const { count, cents } = sums.get(payment.state) ?? { count: 0, cents: 0 };
    sums.set(payment.state, { count: count + 1, cents: cents + (payment.cents ?? 0) });
    await pause();
  }
  const top = drawTop(paper, file, facts, sums);
  const listing = { columns: columnsOf(texts), rows, empty: texts.fileEmpty, note: texts.fileEnd };
  await drawListing(paper, listing, top);
  return paper.sheet.finish();
}
