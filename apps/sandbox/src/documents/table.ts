import { bottom, colours, contentWidth, left, styles } from "./theme";
import { fitted } from "./fit";
import { type Style } from "./pdf/textShaping";
import { drawParagraphs, heightOf, type Paragraph } from "./pdf/paragraph";
import { type Sheet, type StructureElement } from "./pdf/sheet";

export interface Column {
  head: string;
  /** The left edge, or the right edge of a right-aligned column. */
  x: number;
  isRight?: boolean;
}

/** Cells from the left. */
export interface Row {
  cells: Paragraph[][];
  height: number;
}

const padding = 6.5;
export const headHeight = 24;

/** A cell of one line. */
export const oneLine = (line: string, style: Style): Paragraph[] => [
  { lines: [line], style, lineHeight: 12 },
];

/** A sum, smaller if its column is too narrow. */
export const figures = (sheet: Sheet, sum: string, style: Style, width: number): Paragraph[] =>
  oneLine(sum, fitted(sheet, sum, style, width));

export const rowOf = (cells: Paragraph[][]): Row => ({
  cells,
  height: Math.max(...cells.map(heightOf)) + 2 * padding,
});

interface Room {
  /** Top of the table on the first page, and on the others. */
  first: number;
  next: number;
  /** Height of what follows the last row. */
  after: number;
}

/** Distributes rows over pages, leaving room for what follows the table on the last one. */
export function paginate(rows: readonly Row[], { first, next, after }: Room): Row[][] {
  const pages: Row[][] = [[]];
  let y = first + headHeight;
  for (const [at, row] of rows.entries()) {
    const needed = row.height + (at === rows.length - 1 ? after : 0);
    if (y + needed > bottom && y > next + headHeight) {
      pages.push([]);
      y = next + headHeight;
    }
    pages.at(-1)!.push(row);
    y += row.height;
  }
  return pages;
}

/** Draws right-aligned paragraphs. */
function drawBefore(sheet: Sheet, paragraphs: readonly Paragraph[], right: number, top: number): void {
  let y = top;
  for (const part of paragraphs) {
    const width = Math.max(...part.lines.map((line) => sheet.shaper.width(line, part.style)));
    y = drawParagraphs(sheet, [part], right - width, y);
  }
}

/** Only the first page's heads are tagged; the others are artifacts. */
export function drawHeads(
  sheet: Sheet,
  columns: readonly Column[],
  top: number,
  table: StructureElement | null,
): number {
  const draws = columns.map(({ head, x, isRight }) => () => {
    if (isRight) sheet.textBefore(head, x, top + 14, styles.columnHead);
    else sheet.text(head, x, top + 14, styles.columnHead);
  });
  if (table) {
    sheet.row(
      table,
      draws.map((draw) => sheet.leaf("TH", draw, "Column")),
    );
  } else sheet.artifact(() => draws.forEach((draw) => draw()), "Pagination");
  sheet.artifact(() => sheet.line(left, top + headHeight - 2, contentWidth, colours.rule, 0.75));
  return top + headHeight;
}

/** Returns the bottom of the last row. */
export function drawRows(
  sheet: Sheet,
  columns: readonly Column[],
  { rows, top, table }: { rows: readonly Row[]; top: number; table: StructureElement },
): number {
  let y = top;
  for (const { cells, height } of rows) {
    const drawn = columns.map(({ x, isRight }, at) =>
      sheet.leaf("TD", () => {
        const cell = cells[at] ?? [];
        if (isRight) drawBefore(sheet, cell, x, y + padding);
        else drawParagraphs(sheet, cell, x, y + padding);
      }),
    );
    sheet.row(table, drawn);
    y += height;
    const rule = y;
    sheet.artifact(() => sheet.line(left, rule, contentWidth, colours.border));
  }
  return y;
}
