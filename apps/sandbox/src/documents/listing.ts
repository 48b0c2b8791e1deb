import { yieldToEventLoop } from "../platform/yieldToEventLoop";
import { contentWidth, left, styles } from "./theme";
import { type Paper } from "./paper";
import { drawParagraphs, heightOf, paragraph } from "./pdf/paragraph";
import { drawHeads, drawRows, headHeight, paginate, type Column, type Row } from "./table";

/** A table with its surroundings. */
export interface Listing {
  columns: readonly Column[];
  rows: readonly Row[];
  /** Shown instead of the table if it has no rows. */
  empty: string;
  /** Shown below the table. */
  note: string;
}

const runningTop = 66;
const noteGap = 18;

/**
 * Draws a table from `top` of the first page over as many pages as it needs. It is measured first, for the number of
 * pages, then drawn page by page, yielding to the event loop in between.
 */
export async function drawListing(paper: Paper, listing: Listing, top: number): Promise<void> {
  const { columns, rows, empty, note } = listing;
  const { sheet } = paper;
  const below = paragraph(sheet, note, styles.label, contentWidth * 0.8, 12);
  const after = noteGap + heightOf([below]);
  const pages = paginate(rows, { first: top, next: runningTop, after });
  let y = top;
  if (rows.length === 0) {
    sheet.block("P", () => sheet.text(empty, left, y + 24, styles.body));
    y += headHeight + 14;
  } else {
    const table = sheet.open("Table");
    const pause = yieldToEventLoop();
    for (const [at, page] of pages.entries()) {
      if (at > 0) {
        paper.foot(pages.length);
        paper.goOn();
        y = runningTop;
      }
      const from = drawHeads(sheet, columns, y, at === 0 ? table : null);
      y = drawRows(sheet, columns, { rows: page, top: from, table });
      await pause();
    }
  }
  sheet.block("P", () => void drawParagraphs(sheet, [below], left, y + noteGap));
  paper.foot(pages.length);
}
