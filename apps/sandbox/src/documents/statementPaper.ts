import { formatAmount, formatMoney, money } from "@amberline/domain/money";
import { type Statement, type StatementEntry } from "../ledger";
import { yieldToEventLoop } from "../platform/yieldToEventLoop";
import { accountPairs } from "./accountPairs";
import { shortDay, shortRange, writtenRange } from "./day";
import { drawListing } from "./listing";
import { colours, contentWidth, inColour, left, right, styles } from "./theme";
import { Paper, type PaperFacts } from "./paper";
import { drawPairs } from "./pairs";
import { partyCell } from "./party";
import { paragraph } from "./pdf/paragraph";
import { drawSummary } from "./summary";
import { figures, oneLine, rowOf, type Column, type Row } from "./table";
import { catalogueIn, type Catalogue } from "./locales";

const widths = { party: 152, reference: 112, amount: 78, balance: 70 };
const at = { date: left, party: left + 60, reference: left + 224, amount: right - 78 };

const columnsOf = (texts: Catalogue, currency: string): Column[] => [
  { head: texts.date, x: at.date },
  { head: texts.party, x: at.party },
  { head: texts.reference, x: at.reference },
  { head: texts.amount(currency), x: at.amount, isRight: true },
  { head: texts.balance, x: right, isRight: true },
];

function rowsFor(paper: Paper, { language }: PaperFacts, currency: string) {
  const { sheet, texts } = paper;
  const shown = (cents: number) => formatAmount(money(cents, currency), language);
  return ({ transaction, amountCents, balanceCents, day }: StatementEntry): Row => {
    const isIn = amountCents > 0;
    const amountStyle = isIn ? inColour(styles.cellAmount, colours.positive) : styles.cellAmount;
    return rowOf([
      oneLine(shortDay(day, language), styles.cellFigures),
      partyCell(sheet, transaction, texts, widths.party),
      [paragraph(sheet, transaction.to_reference, styles.cell, widths.reference, 12)],
      figures(sheet, (isIn ? "+" : "") + shown(amountCents), amountStyle, widths.amount),
      figures(sheet, shown(balanceCents), inColour(styles.cellFigures, colours.muted), widths.balance),
    ]);
  };
}

function drawTop(paper: Paper, statement: Statement, { language }: PaperFacts): number {
  const { sheet, texts } = paper;
  const { currency, openingCents, inCents, outCents, closingCents } = statement;
  const shown = (cents: number, sign: "auto" | "always" = "auto") =>
    formatMoney(money(cents, currency), language, { sign });
  const end = paper.heading(texts.statement, writtenRange(statement, language), paper.begin());
  const pairs = accountPairs(statement.account, texts);
  const below = drawPairs(sheet, pairs, { x: left, top: end + 20, width: contentWidth, columns: 3 });
  const sums = [
    { label: texts.opening, text: shown(openingCents) },
    { label: texts.moneyIn, text: shown(inCents, "always") },
    { label: texts.moneyOut, text: shown(-outCents) },
    { label: texts.closing, text: shown(closingCents), isMain: true },
  ];
  return drawSummary(sheet, sums, below + 6) + 16;
}

/** Balances, and every booked entry, oldest first. */
export async function statementPaper(statement: Statement, facts: PaperFacts): Promise<Blob> {
  const { language } = facts;
  const texts = catalogueIn(language);
  const account = statement.account.iban ?? statement.account.topUpReference ?? "";
  const title = [texts.statement, shortRange(statement, language), account].filter(Boolean).join("  ·  ");
  const paper = new Paper(facts, title);
  const row = rowsFor(paper, facts, statement.currency);
  const pause = yieldToEventLoop();
  const rows: Row[] = [];
  for await (const entry of statement.entries()) {
    rows.push(row(entry));
    await pause();
  }
  const top = drawTop(paper, statement, facts);
  const columns = columnsOf(texts, statement.currency);
  await drawListing(paper, { columns, rows, empty: texts.noEntries, note: texts.statementEnd }, top);
  return paper.sheet.finish();
}
