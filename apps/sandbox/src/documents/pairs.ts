import { colours, styles } from "./theme";
import { type Style } from "./pdf/textShaping";
import { drawParagraphs, heightOf, paragraph } from "./pdf/paragraph";
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

/** Draws labelled values as a table with row headings. Returns its bottom. */
export function drawPairs(
  sheet: Sheet,
  pairs: readonly Pair[],
  { x, top, width, columns, gap = 20, isRuled = false }: Grid,
): number {
  const table = sheet.open("Table");
  const columnWidth = (width - gap * (columns - 1)) / columns;
  let y = top;
  for (let first = 0; first < pairs.length; first += columns) {
    const shown = pairs.slice(first, first + columns).map(({ label, value, style = styles.value }) => ({
      label: paragraph(sheet, label, styles.label, columnWidth, labelHeight),
      value: paragraph(sheet, value, style, columnWidth, style.size * 1.45),
    }));
    for (const [at, { label, value }] of shown.entries()) {
      const left = x + at * (columnWidth + gap);
      const head = sheet.leaf("TH", () => drawParagraphs(sheet, [label], left, y), "Row");
      const below = y + heightOf([label]) + 1;
      sheet.row(table, [head, sheet.leaf("TD", () => drawParagraphs(sheet, [value], left, below))]);
    }
    y += Math.max(...shown.map(({ label, value }) => heightOf([label, value]))) + between;
    if (!isRuled) continue;
    const rule = y;
    sheet.artifact(() => sheet.line(x, rule, width, colours.border));
    y += between;
  }
  return y;
}
