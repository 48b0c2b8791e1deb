import { formatIban } from "@amberline/domain/iban";
import { formatDate, civilDate } from "@amberline/domain/dates";
import { formatAmount, formatMoney, money } from "@amberline/domain/money";
import { ownBank } from "../bank";
import { type Cents } from "../db/schema";
import { type FeeUse } from "../ledger";
import { drawFeeSymbol } from "./feeSymbols";
import { catalogueIn, type Catalogue } from "./locales";
import { writtenRange } from "./day";
import { Paper, type PaperFacts } from "./paper";
import { drawParagraphs, heightOf, paragraph } from "./pdf/paragraph";
import { pageSize, type StructureElement } from "./pdf/sheet";
import { type Style } from "./pdf/textShaping";
import { bottom, colours, contentWidth, left, right, styles } from "./theme";

/** The fees of an account in a calendar year. */
export interface FeesOfYear {
  holder: string;
  /** Null for an account topped up by reference. */
  iban: string | null;
  topUpReference: string | null;
  tariffName: string;
  /** Civil dates at the bank, both included. */
  start: string;
  end: string;
  isOver: boolean;
  uses: readonly FeeUse[];
}

const services = ["account", "instant", "credit", "swift", "standing_order", "direct_debit"] as const;

/** What the services of an account cost. */
export interface FeeInformation {
  tariffName: string;
  feeCents: Record<(typeof services)[number], Cents>;
}

/** A part of a paper that stays on one page. */
interface Block {
  height: number;
  /** So that no page ends with a heading. @default false */
  keepsNext?: boolean;
  draw: (top: number) => void;
}

interface Cell {
  text: string;
  x: number;
  width: number;
  style: Style;
  isRight?: boolean;
}

const runningTop = 78;
const lineHeight = 14.5;
const band = { height: 26, above: 14, style: styles.feeHeading };
const subBand = { height: 22, style: styles.feeSubheading };

/** A paper in the standardised formats: black on white, its headings on grey (Implementing Regulations 2018/33 and 2018/34). */
class FeePaper {
  readonly paper: Paper;
  readonly texts: Catalogue;
  readonly #blocks: Block[] = [];

  constructor(facts: PaperFacts, title: string) {
    this.texts = catalogueIn(facts.language);
    this.paper = new Paper(facts, title);
  }

  get sheet() {
    return this.paper.sheet;
  }

  text(text: string, above = 8): void {
    const lines = paragraph(this.sheet, text, styles.feeText, contentWidth, lineHeight);
    this.#blocks.push({
      height: above + heightOf([lines]),
      draw: (top) => this.sheet.block("P", () => void drawParagraphs(this.sheet, [lines], left, top + above)),
    });
  }

  heading(text: string): void {
    const { sheet } = this;
    const { height, above, style } = band;
    this.#blocks.push({
      height: above + height,
      keepsNext: true,
      draw: (top) => {
        const y = top + above;
        sheet.artifact(() => sheet.fill({ x: left, y, width: contentWidth, height }, colours.band));
        sheet.block("H2", () => sheet.text(text, left + 6, y + 18, style));
      },
    });
  }

  subheading(table: StructureElement, text: string): void {
    const { sheet } = this;
    const { height, style } = subBand;
    this.#blocks.push({
      height,
      keepsNext: true,
      draw: (top) => {
        sheet.artifact(() => sheet.fill({ x: left, y: top, width: contentWidth, height }, colours.subBand));
        sheet.row(table, [sheet.leaf("TH", () => sheet.text(text, left + 6, top + 15.5, style), "Row")]);
      },
    });
  }

  row(table: StructureElement, cells: readonly Cell[], head?: "Column" | "Row"): void {
    const { sheet } = this;
    const drawn = cells.map((cell) => ({
      ...cell,
      lines: paragraph(sheet, cell.text, cell.style, cell.width, lineHeight),
    }));
    const height = Math.max(...drawn.map(({ lines }) => heightOf([lines]))) + 9;
    this.#blocks.push({
      height,
      keepsNext: head === "Column",
      draw: (top) => {
        const leaves = drawn.map(({ lines, x, width, isRight }, at) => {
          const isHead = head === "Column" || (head === "Row" && at === 0);
          const draw = () => {
            let y = top + 4;
            for (const line of lines.lines) {
              const one = { ...lines, lines: [line] };
              const from = isRight ? x + width - sheet.shaper.width(line, lines.style) : x;
              y = drawParagraphs(sheet, [one], from, y);
            }
          };
          return isHead ? sheet.leaf("TH", draw, head) : sheet.leaf("TD", draw);
        });
        sheet.row(table, leaves);
        sheet.artifact(() => sheet.line(left, top + height, contentWidth, colours.rule));
      },
    });
  }

  #pages(top: number): Block[][] {
    const pages: Block[][] = [[]];
    let y = top;
    for (const [at, block] of this.#blocks.entries()) {
      const next = block.keepsNext ? (this.#blocks[at + 1]?.height ?? 0) : 0;
      if (y + block.height + next > bottom) {
        pages.push([]);
        y = runningTop;
      }
      pages.at(-1)?.push(block);
      y += block.height;
    }
    return pages;
  }

  /** Draws all of it, below the title between the bank's logo and the symbol. */
  finish(symbol: "statement" | "information", title: string): Promise<Blob> {
    const { paper, sheet, texts } = this;
    const top = paper.beginPlain();
    drawFeeSymbol(sheet, symbol, texts.fees.symbol[symbol]);
    const width = sheet.shaper.width(title, styles.feeTitle);
    sheet.block("H1", () => sheet.text(title, (pageSize.width - width) / 2, 76, styles.feeTitle));
    const pages = this.#pages(top);
    for (const [at, blocks] of pages.entries()) {
      let y = at === 0 ? top : paper.goOn();
      for (const { height, draw } of blocks) {
        draw(y);
        y += height;
      }
      paper.foot(pages.length);
    }
    return sheet.finish();
  }
}

const pairAt = { label: left, value: left + 200 };

function drawFacts(paper: FeePaper, facts: readonly (readonly [string, string])[]): void {
  const table = paper.sheet.open("Table");
  for (const [label, value] of facts)
    paper.row(
      table,
      [
        { text: label, x: pairAt.label, width: 190, style: styles.feeText },
        { text: value, x: pairAt.value, width: right - pairAt.value, style: styles.feeStrong },
      ],
      "Row",
    );
}

const columns = { service: 190, used: 78, unit: 72, charged: 78, total: 81 };
const groups = {
  general: ["charge"],
  payments: ["instant", "credit", "swift", "standing_order", "direct_debit"],
} as const satisfies Record<string, readonly FeeUse["service"][]>;

/** The lines of a service, one for each fee that was charged; how often it was used stands in the first. */
function linesOf(uses: readonly FeeUse[]) {
  const charged = uses.filter(({ feeCents }) => feeCents > 0);
  return charged.map((use, at) => {
    const isSame = (other: FeeUse | undefined) =>
      other?.service === use.service && other.reference === use.reference;
    const used = uses.filter(isSame).reduce((sum, { times }) => sum + times, 0);
    return { ...use, used: isSame(charged[at - 1]) ? null : used };
  });
}

/** The statement of fees (Directive 2014/92/EU, article 5). What does not apply to the account is left out. */
export function feesOfYearPaper(fees: FeesOfYear, facts: PaperFacts): Promise<Blob> {
  const { language, now, timeZone } = facts;
  const { fees: words, ...texts } = catalogueIn(language);
  const number = fees.iban === null ? (fees.topUpReference ?? "") : formatIban(fees.iban);
  const year = fees.start.slice(0, 4);
  const paper = new FeePaper(facts, `${words.statement}  ·  ${year}  ·  ${number}`);
  const shown = (cents: Cents) => formatMoney(money(cents, "EUR"), language);
  const amount = (cents: Cents) => formatAmount(money(cents, "EUR"), language);
  const lines = linesOf(fees.uses);
  const total = lines.reduce((sum, { feeCents, times }) => sum + feeCents * times, 0);

  drawFacts(paper, [
    [words.provider, ownBank.legalName],
    [words.accountName, `${fees.tariffName}, ${fees.holder}`],
    [words.accountNumber, number],
    [texts.period, writtenRange(fees, language) + (fees.isOver ? "" : ` ${words.soFar}`)],
    [texts.date, formatDate(civilDate(now, timeZone), language)],
  ]);
  paper.text(words.statementLead, 12);

  paper.heading(words.summary);
  const summary = paper.sheet.open("Table");
  const sum = (label: string, cents: Cents): Cell[] => [
    { text: label, x: left, width: contentWidth - 120, style: styles.feeStrong },
    { text: shown(cents), x: right - 120, width: 114, style: styles.feeFigures, isRight: true },
  ];
  paper.row(summary, sum(words.totalPaid, total), "Row");

  paper.heading(words.detail);
  if (lines.length === 0) paper.text(words.nothing);
  else {
    const table = paper.sheet.open("Table");
    const cells = (given: readonly string[], style: Style): Cell[] => {
      let x = left;
      return Object.values(columns).map((width, at) => {
        const cell = {
          text: given[at] ?? "",
          x,
          width: width - 6,
          style: at === 0 ? styles.feeStrong : style,
        };
        x += width;
        return { ...cell, isRight: at > 0 };
      });
    };
    paper.row(table, cells(words.columns, styles.feeText), "Column");
    for (const group of ["general", "payments"] as const) {
      const known: readonly string[] = groups[group];
      const own = lines.filter(({ service }) => known.includes(service));
      if (own.length > 0) paper.subheading(table, words.groups[group]);
      for (const { service, reference, used, feeCents, times } of own)
        paper.row(
          table,
          cells(
            [
              service === "charge" ? reference : words.services[service],
              used === null ? "" : String(used),
              amount(feeCents),
              String(times),
              amount(feeCents * times),
            ],
            styles.feeFigures,
          ),
          "Row",
        );
    }
    paper.row(table, cells([words.totalPaid, "", "", "", amount(total)], styles.feeFigures), "Row");
  }

  paper.heading(words.more);
  paper.text(words.noInterest);
  paper.text(words.statementEnd, 4);
  return paper.finish("statement", words.statement);
}

/** The fee information document (Directive 2014/92/EU, article 4). */
export function feeInformationPaper(fees: FeeInformation, facts: PaperFacts): Promise<Blob> {
  const { language, now, timeZone } = facts;
  const { fees: words, ...texts } = catalogueIn(language);
  const paper = new FeePaper(facts, `${words.information}  ·  ${fees.tariffName}`);
  drawFacts(paper, [
    [words.provider, ownBank.legalName],
    [words.accountName, fees.tariffName],
    [texts.date, formatDate(civilDate(now, timeZone), language)],
  ]);
  for (const text of words.informationLead) paper.text(text);
  paper.heading(words.listed);
  const table = paper.sheet.open("Table");
  const row = (service: string, fee: string, isHead = false): Cell[] => [
    { text: service, x: left, width: contentWidth - 150, style: isHead ? styles.feeText : styles.feeStrong },
    {
      text: fee,
      x: right - 150,
      width: 144,
      style: isHead ? styles.feeText : styles.feeFigures,
      isRight: true,
    },
  ];
  const price = (cents: Cents) => (cents === 0 ? words.free : formatMoney(money(cents, "EUR"), language));
  paper.row(table, row(words.columns[0] ?? "", texts.fee, true), "Column");
  paper.subheading(table, words.groups.general);
  paper.row(table, row(words.services.account, price(fees.feeCents.account)), "Row");
  paper.subheading(table, words.groups.payments);
  for (const service of groups.payments)
    paper.row(table, row(words.services[service], price(fees.feeCents[service])), "Row");
  for (const group of ["cards", "overdrafts"] as const) {
    paper.subheading(table, words.groups[group]);
    for (const service of words.notOffered[group]) paper.row(table, row(service, words.notAvailable), "Row");
  }
  return paper.finish("information", words.information);
}
