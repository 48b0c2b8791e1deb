import { colours, contentWidth, left, styles } from "./theme";
import { fitted } from "./fit";
import { type Sheet } from "./pdf/sheet";

export interface Sum {
  label: string;
  text: string;
  /** Emphasised. @default false */
  isMain?: boolean;
}

const height = 58;
const padding = 16;

/** Sums side by side, as a table of one row. Returns its bottom. */
export function drawSummary(sheet: Sheet, sums: readonly Sum[], top: number): number {
  const box = { x: left, y: top, width: contentWidth, height, radius: 9 };
  sheet.artifact(() => sheet.box(box, { fill: colours.well, border: colours.border }));
  const table = sheet.open("Table");
  const cellWidth = contentWidth / sums.length;
  const at = (index: number) => left + index * cellWidth + padding;
  const heads = sums.map(({ label }, index) =>
    sheet.leaf("TH", () => sheet.text(label, at(index), top + 22, styles.label), "Column"),
  );
  const values = sums.map(({ text, isMain }, index) =>
    sheet.leaf("TD", () => {
      const style = isMain ? styles.sum : styles.sumQuiet;
      sheet.text(text, at(index), top + 42, fitted(sheet, text, style, cellWidth - padding - 6));
    }),
  );
  sheet.row(table, heads);
  sheet.row(table, values);
  return top + height;
}
