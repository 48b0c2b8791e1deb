import { ownBank } from "../bank";
import { bankTextsIn, type Language } from "../locales";
import { bottom, colours, contentWidth, left, right, styles } from "./theme";
import { shortened } from "./fit";
import { pageSize, type Sheet } from "./pdf/sheet";
import { type Catalogue } from "./locales";

/** The drop of the app's icon, 32 by 32. */
const drop = "M16 3a12 12 0 0 1 8.5 20.5L16 30l-8.5-6.5A12 12 0 0 1 16 3z";
const glint = "M9.5 11.5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z";

function drawMark(sheet: Sheet, x: number, y: number, side: number): void {
  const scale = side / 32;
  sheet.shape(drop, { x, y, scale }, colours.accent);
  sheet.shape(glint, { x, y, scale }, "#f9d797");
}

/** The bank's logo and name, and the issue date, unless it is null. Returns where the content starts. */
export function drawLetterhead(sheet: Sheet, issued: string | null): number {
  sheet.artifact(() => drawMark(sheet, left - 3, 40, 26));
  sheet.block("P", () => {
    sheet.text(ownBank.name, left + 27, 57.5, styles.brand);
  });
  if (issued !== null) sheet.block("P", () => sheet.textBefore(issued, right, 57, styles.label));
  return 112;
}

/** The header of further pages. Returns where the content starts. */
export function drawRunningHead(sheet: Sheet, text: string): number {
  sheet.artifact(() => {
    drawMark(sheet, left - 2, 35, 17);
    sheet.text(ownBank.name, left + 18, 47, { ...styles.label, weight: "strong", colour: colours.ink });
    sheet.textBefore(shortened(sheet, text, styles.label, contentWidth - 90), right, 47, styles.label);
    sheet.line(left, 62, contentWidth, colours.border);
  }, "Pagination");
  return 78;
}

/** The footer of every page: the bank, and the page number. */
export function drawFoot(
  sheet: Sheet,
  texts: Catalogue,
  { language, ...page }: { language: Language; number: number; of: number },
): void {
  const { legalName, registrationNumber, website } = ownBank;
  const legal = [
    legalName,
    texts.registration(registrationNumber),
    bankTextsIn(language).address,
    website,
  ].join("  ·  ");
  const baseline = pageSize.height - 40;
  sheet.artifact(() => {
    sheet.line(left, bottom + 18, contentWidth, colours.border);
    sheet.text(legal, left, baseline, styles.foot);
    sheet.textBefore(texts.page(page.number, page.of), right, baseline, styles.foot);
  }, "Pagination");
}
