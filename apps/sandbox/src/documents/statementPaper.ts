import { formatAmount, formatMoney, money } from "@amberline/domain/money";
import { type Statement, type StatementEntry } from "../areas/orders/statement";
import { takeTurns } from "../platform/turns";
import { accountPairs } from "./accountPairs";
import { shortDay, shortRange, writtenRange } from "./day";
import { drawListing } from "./listing";
import { colours, contentWidth, inColour, left, right, styles } from "./look";
import { Paper, type PaperFacts } from "./paper";
import { drawPairs } from "./pairs";
import { partyCell } from "./party";
import { paragraph } from "./pdf/paragraph";
import { drawSummary } from "./summary";
import { oneLine, rowOf, type Column, type Row } from "./table";
import { wordsIn, type Words } from "./words";

const widths = { party: 152, reference: 112 };
const at = { date: left, party: left + 60, reference: left + 224, amount: right - 78 };

const columnsOf = (words: Words, currency: string): Column[] => [
  { head: words.date, x: at.date },
  { head: words.party, x: at.party },
  { head: words.reference, x: at.reference },
  { head: words.amount(currency), x: at.amount, isRight: true },
  { head: words.balance, x: right, isRight: true },
];

function rowsFor(paper: Paper, { language }: PaperFacts, currency: string) {
  const { sheet, words } = paper;
  const figures = (cents: number) => formatAmount(money(cents, currency), language);
  return ({ transaction, amountCents, balanceCents, day }: StatementEntry): Row => {
    const isIn = amountCents > 0;
    const amountStyle = isIn ? inColour(styles.cellAmount, colours.positive) : styles.cellAmount;
    return rowOf([
      oneLine(shortDay(day, language), styles.cellFigures),
      partyCell(sheet, transaction, words, widths.party),
      [paragraph(sheet, transaction.to_reference, styles.cell, widths.reference, 12)],
      oneLine((isIn ? "+" : "") + figures(amountCents), amountStyle),
      oneLine(figures(balanceCents), inColour(styles.cellFigures, colours.muted)),
    ]);
  };
}

function drawTop(paper: Paper, statement: Statement, { language }: PaperFacts): number {
  const { sheet, words } = paper;
  const { currency, openingCents, inCents, outCents, closingCents } = statement;
  const shown = (cents: number, sign: "auto" | "always" = "auto") =>
    formatMoney(money(cents, currency), language, { sign });
  const end = paper.heading(words.statement, writtenRange(statement, language), paper.begin());
  const pairs = accountPairs(statement.account, words);
  const below = drawPairs(sheet, pairs, { x: left, top: end + 20, width: contentWidth, columns: 3 });
  const sums = [
    { label: words.opening, text: shown(openingCents) },
    { label: words.moneyIn, text: shown(inCents, "always") },
    { label: words.moneyOut, text: shown(-outCents) },
    { label: words.closing, text: shown(closingCents), isMain: true },
  ];
  return drawSummary(sheet, sums, below + 6) + 16;
}

/** The statement of a range: its balances, and everything that was booked, oldest first. */
export async function statementPaper(statement: Statement, facts: PaperFacts): Promise<Blob> {
  const { language } = facts;
  const words = wordsIn(language);
  const account = statement.account.iban ?? statement.account.topUpReference ?? "";
  const title = [words.statement, shortRange(statement, language), account].filter(Boolean).join("  ·  ");
  const paper = new Paper(facts, title);
  const row = rowsFor(paper, facts, statement.currency);
  const turn = takeTurns();
  const rows: Row[] = [];
  for await (const entry of statement.entries()) {
    rows.push(row(entry));
    await turn();
  }
  const top = drawTop(paper, statement, facts);
  const columns = columnsOf(words, statement.currency);
  await drawListing(paper, { columns, rows, empty: words.noEntries, note: words.statementEnd }, top);
  return paper.sheet.finish();
}
