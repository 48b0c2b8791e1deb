import { addDays } from "@amberline/domain/dates";
import { moneyToDecimal, type Money } from "@amberline/domain/money";
import { strToU8, Zip, ZipDeflate } from "fflate";

/** Text, an amount or a day (yyyy-MM-dd), each of its own kind in the spreadsheet. Never a formula. */
export type SheetCell = string | Money | { day: string };

/** A sheet of Excel has no more; what is left goes on in a further one. */
const mostRows = 1_048_576;

/** Characters that are compressed at once. */
const pieceLength = 64 * 1024;

const spreadsheetml = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const documentRelations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageRelations = "http://schemas.openxmlformats.org/package/2006/relationships";
const contentTypes = "http://schemas.openxmlformats.org/package/2006/content-types";
const officeType = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const xml = (content: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`;

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

// XML 1.0 cannot represent them.
const unwritable = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

const escaped = (text: string) =>
  text.replace(unwritable, "").replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Indexes of `styles`. */
const [bold, date, amount] = [1, 2, 3];

const styles = xml(`<styleSheet xmlns="${spreadsheetml}">
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="4"><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
</styleSheet>`);

/** Of a sheet of at most 26 columns. */
const columnName = (nth: number) => String.fromCodePoint(65 + nth);

const dayMs = 86_400_000;
const dayZero = Date.parse(addDays("1899-12-31", -1));
const dayNumber = (day: string) => Math.round((Date.parse(day) - dayZero) / dayMs);

function cell(value: SheetCell, place: string, textStyle: number): string {
  if (typeof value === "string")
    return value === ""
      ? ""
      : `<c r="${place}" s="${textStyle}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
  return "day" in value
    ? `<c r="${place}" s="${date}"><v>${dayNumber(value.day)}</v></c>`
    : `<c r="${place}" s="${amount}"><v>${moneyToDecimal(value)}</v></c>`;
}

const rowOf = (cells: readonly SheetCell[], nth: number, textStyle = 0) =>
  `<row r="${nth}">${cells.map((value, column) => cell(value, `${columnName(column)}${nth}`, textStyle)).join("")}</row>`;

const sheetHead = (widths: readonly number[]) =>
  xml(`<worksheet xmlns="${spreadsheetml}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>
<cols>${widths.map((width, nth) => `<col min="${nth + 1}" max="${nth + 1}" width="${width}" customWidth="1"/>`).join("")}</cols><sheetData>`);
const sheetEnd = "</sheetData></worksheet>";

const numbered = (sheets: number, part: (nth: number) => string) =>
  Array.from({ length: sheets }, (_, index) => part(index + 1)).join("");

/** The parts that name the sheets. */
const bookOf = (title: string, sheets: number): Record<string, string> => ({
  "[Content_Types].xml": xml(
    `<Types xmlns="${contentTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${officeType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${officeType}.styles+xml"/>${numbered(sheets, (nth) => `<Override PartName="/xl/worksheets/sheet${nth}.xml" ContentType="${officeType}.worksheet+xml"/>`)}</Types>`,
  ),
  "_rels/.rels": xml(
    `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${documentRelations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ),
  "xl/workbook.xml": xml(
    `<workbook xmlns="${spreadsheetml}" xmlns:r="${documentRelations}"><sheets>${numbered(sheets, (nth) => `<sheet name="${escaped(nth === 1 ? title : `${title} ${nth}`)}" sheetId="${nth}" r:id="rId${nth}"/>`)}</sheets></workbook>`,
  ),
  "xl/_rels/workbook.xml.rels": xml(
    `<Relationships xmlns="${packageRelations}">${numbered(sheets, (nth) => `<Relationship Id="rId${nth}" Type="${documentRelations}/worksheet" Target="worksheets/sheet${nth}.xml"/>`)}<Relationship Id="rId${sheets + 1}" Type="${documentRelations}/styles" Target="styles.xml"/></Relationships>`,
  ),
  "xl/styles.xml": styles,
});

interface Column {
  name: string;
  /** In characters. */
  width: number;
}

/** A spreadsheet (Office Open XML, ECMA-376) of rows under a header that stays in view, streamed. */
export async function* xlsxFile(
  {
    title,
    columns,
    rowsPerSheet = mostRows,
  }: { title: string; columns: readonly Column[]; rowsPerSheet?: number | undefined },
  rows: AsyncIterable<readonly SheetCell[]>,
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  const part = (name: string) => {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    return file;
  };
  const names = columns.map(({ name }) => name);
  const head = sheetHead(columns.map(({ width }) => width)) + rowOf(names, 1, bold);
  let sheets = 1;
  let sheet = part("xl/worksheets/sheet1.xml");
  let text = head;
  let filled = 1;
  for await (const row of rows) {
    if (filled === rowsPerSheet) {
      sheet.push(strToU8(text + sheetEnd), true);
      sheets += 1;
      sheet = part(`xl/worksheets/sheet${sheets}.xml`);
      [text, filled] = [head, 1];
    }
    filled += 1;
    text += rowOf(row, filled);
    if (text.length < pieceLength) continue;
    sheet.push(strToU8(text));
    text = "";
    yield* made.splice(0);
  }
  sheet.push(strToU8(text + sheetEnd), true);
  for (const [name, content] of Object.entries(bookOf(title, sheets)))
    part(name).push(strToU8(content), true);
  zip.end();
  yield* made.splice(0);
}
