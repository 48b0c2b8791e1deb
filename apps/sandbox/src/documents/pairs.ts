import { colours, styles } from "./theme";
import { type Style } from "./pdf/textShaping";
import { drawParagraphs, heightOf, paragraph, type Paragraph } from "./pdf/paragraph";
import { type Sheet } from "./pdf/sheet";

/** A value with its label above it. */
export interface Pair {
  label: string;
  value: string;
  /** @default the style of values */
  style?: Style;
}

interface Grid {
  x: number;
  top: number;
  width: number;
  columns: number;
  /** Between columns. @default 20 */
  gap?: number;
  /** Separates rows with lines. @default false */
  isRuled?: boolean;
}

const labelHeight = 12;
const between = 11;

interface Measured {
  label: Paragraph;
  value: Paragraph;
}

const heightOfRow = (row: readonly Measured[]) =>
  Math.max(...row.map(({ label, value }) => heightOf([label, value]))) + between;

function rowsOf(
  sheet: Sheet,
  pairs: readonly Pair[],
  { width, columns, gap = 20 }: Pick<Grid, "width" | "columns" | "gap">,
) {
  const columnWidth = (width - gap * (columns - 1)) / columns;
  const measured = pairs.map(({ label, value, style = styles.value }) => ({
    label: paragraph(sheet, label, styles.label, columnWidth, labelHeight),
    value: paragraph(sheet, value, style, columnWidth, style.size * 1.45),
  }));
  const rows: Measured[][] = [];
  for (let first = 0; first < measured.length; first += columns)
    rows.push(measured.slice(first, first + columns));
  return { rows, step: columnWidth + gap };
}

/** The height of labelled values without lines between their rows. */
export const heightOfPairs = (...how: Parameters<typeof rowsOf>): number =>
  rowsOf(...how).rows.reduce((height, row) => height + heightOfRow(row), 0);

/** Draws labelled values as a table with row headings. Returns its bottom. */
export function drawPairs(sheet: Sheet, pairs: readonly Pair[], grid: Grid): number {
  const { x, top, width, isRuled = false } = grid;
  const table = sheet.open("Table");
  const { rows, step } = rowsOf(sheet, pairs, grid);
  let y = top;
  for (const row of rows) {
    for (const [at, { label, value }] of row.entries()) {
      const left = x + at * step;
      const head = sheet.leaf("TH", () => drawParagraphs(sheet, [label], left, y), "Row");
      const below = y + heightOf([label]) + 1;
      sheet.row(table, [head, sheet.leaf("TD", () => drawParagraphs(sheet, [value], left, below))]);
    }
    y += heightOfRow(row);
    if (!isRuled) continue;
    const rule = y;
    sheet.artifact(() => sheet.line(x, rule, width, colours.border));
    y += between;
  }
  return y;
}
