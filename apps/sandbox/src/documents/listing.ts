import { yieldToEventLoop } from "../platform/yieldToEventLoop";
import { contentWidth, left, styles } from "./theme";
import { type Paper } from "./paper";
import { drawParagraphs, heightOf, paragraph } from "./pdf/paragraph";
import { drawHeads, drawRows, headHeight, paginate, type Column, type Row } from "./table";

/** A paper's table and what stands around it. */
export interface Listing {
  columns: readonly Column[];
  rows: readonly Row[];
  /** Stands in the table's place when it has no rows. */
  empty: string;
  /** Stands below it. */
  note: string;
}

const runningTop = 66;
const noteGap = 18;

/**
 * Draws the table of a paper from `top` on its first page, then page by page to its end. Measured first, so that each page
 * knows how many there are; drawn a page at a time, so that others get their turn.
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
