import { civilDate } from "@amberline/domain/dates";
import { formatAmount, formatMoney, money } from "@amberline/domain/money";
import { epochOf, type Cents } from "../db/schema";
import { type SeenTransaction, type LedgerFilter, type Statement } from "../ledger";
import { yieldToEventLoop } from "../platform/yieldToEventLoop";
import { accountPairs } from "./accountPairs";
import { shortDay, shortRange, writtenRange } from "./day";
import { drawListing } from "./listing";
import { colours, contentWidth, inColour, left, right, styles } from "./theme";
import { drawPairs } from "./pairs";
import { Paper, type PaperFacts } from "./paper";
import { partyCell } from "./party";
import { paragraph } from "./pdf/paragraph";
import { drawSummary } from "./summary";
import { figures, oneLine, rowOf, type Column, type Row } from "./table";
import { catalogueIn, type Catalogue } from "./locales";

/** The matches of a filter in a range. */
export interface FilteredList {
  account: Statement["account"];
  /** Civil dates at the bank, both included. */
  start: string;
  end: string;
  filter: Pick<LedgerFilter, "text" | "statuses" | "types" | "leastCents" | "mostCents">;
  /** In display order. */
  rows: AsyncIterable<SeenTransaction>;
}

const currency = "EUR";
const widths = { party: 158, reference: 112, status: 70, amount: 72 };
const at = { date: left, party: left + 60, reference: left + 230, status: left + 350 };

const columnsOf = (texts: Catalogue): Column[] => [
  { head: texts.date, x: at.date },
  { head: texts.party, x: at.party },
  { head: texts.reference, x: at.reference },
  { head: texts.status, x: at.status },
  { head: texts.amount(currency), x: right, isRight: true },
];

/** A description of the filter. */
function filterText({ filter }: FilteredList, texts: Catalogue, language: PaperFacts["language"]): string {
  const { text, statuses, types, leastCents, mostCents } = filter;
  const sum = (cents: Cents | undefined) =>
    cents === undefined ? undefined : formatMoney(money(cents, currency), language);
  const isAmount = leastCents !== undefined || mostCents !== undefined;
  return [
    text ? texts.filterText(text) : "",
    statuses ? texts.filterStatuses(statuses.map((status) => texts.statuses[status]).join(", ")) : "",
    types ? texts.filterTypes(types.map((type) => texts.types[type]).join(", ")) : "",
    isAmount ? texts.filterAmount(sum(leastCents), sum(mostCents)) : "",
  ]
    .filter(Boolean)
    .join("  ·  ");
}

const isIn = ({ type }: SeenTransaction) => type === "RECEIVE";
const isNothing = ({ status }: SeenTransaction) => status === "declined" || status === "error_done";

function amountText(row: SeenTransaction, language: PaperFacts["language"]): string {
  const text = formatAmount(money(row.amount_cents, row.currency), language);
  const unit = row.currency === currency ? "" : ` ${row.currency}`;
  if (isNothing(row)) return text + unit;
  return (isIn(row) ? "+" : "\u2212") + text + unit;
}

function rowFor(paper: Paper, row: SeenTransaction, { language, timeZone }: PaperFacts): Row {
  const { sheet, texts } = paper;
  const moved = isIn(row) ? colours.positive : colours.ink;
  const amountColour = isNothing(row) ? colours.muted : moved;
  const day = civilDate(epochOf(row.created_at), timeZone);
  return rowOf([
    oneLine(shortDay(day, language), styles.cellFigures),
    partyCell(sheet, row, texts, widths.party),
    [paragraph(sheet, row.to_reference, styles.cell, widths.reference, 12)],
    [paragraph(sheet, texts.statuses[row.status], styles.cell, widths.status, 12)],
    figures(sheet, amountText(row, language), inColour(styles.cellAmount, amountColour), widths.amount),
  ]);
}

interface Sums {
  inCents: Cents;
  outCents: Cents;
}

/** Only completed transactions count. */
function add({ inCents, outCents }: Sums, row: SeenTransaction): Sums {
  if (row.status !== "done" || row.currency !== currency) return { inCents, outCents };
  return isIn(row)
    ? { inCents: inCents + row.amount_cents, outCents }
    : { inCents, outCents: outCents + row.amount_cents };
}

function drawTop(
  paper: Paper,
  list: FilteredList,
  facts: PaperFacts,
  found: Sums & { count: number },
): number {
  const { sheet, texts } = paper;
  const { language } = facts;
  const shown = (cents: Cents) => formatMoney(money(cents, currency), language, { sign: "always" });
  let y = paper.heading(texts.list, writtenRange(list, language), paper.begin()) + 20;
  const pairs = accountPairs(list.account, texts);
  y = drawPairs(sheet, pairs, { x: left, top: y, width: contentWidth, columns: 3 });
  const filters = [{ label: texts.filters, value: filterText(list, texts, language) }];
  y = drawPairs(sheet, filters, { x: left, top: y, width: contentWidth, columns: 1 });
  const sums = [
    { label: texts.foundLabel, text: texts.found(found.count) },
    { label: texts.moneyIn, text: shown(found.inCents) },
    { label: texts.moneyOut, text: shown(-found.outCents) },
  ];
  return drawSummary(sheet, sums, y + 6) + 16;
}

/** A list of the matches, marked as no statement, without balances. */
export async function listPaper(list: FilteredList, facts: PaperFacts): Promise<Blob> {
  const { language } = facts;
  const texts = catalogueIn(language);
  const paper = new Paper(facts, `${texts.list}  ·  ${shortRange(list, language)}`);
  const pause = yieldToEventLoop();
  const rows: Row[] = [];
  let sums: Sums = { inCents: 0, outCents: 0 };
  for await (const row of list.rows) {
    rows.push(rowFor(paper, row, facts));
    sums = add(sums, row);
    await pause();
  }
  const top = drawTop(paper, list, facts, { ...sums, count: rows.length });
  await drawListing(
    paper,
    { columns: columnsOf(texts), rows, empty: texts.noneFound, note: texts.listEnd },
    top,
  );
  return paper.sheet.finish();
}
