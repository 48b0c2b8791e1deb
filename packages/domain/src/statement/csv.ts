import { moneyToDecimal, type Money } from "../money";

/** A text, or a sum of money: the one thing that may begin with a minus sign. */
export type CsvCell = string | Money;

/** What a spreadsheet may take for a formula when a cell begins with it (OWASP ASVS 1.2.10). */
const startsFormula = /^[=+\-@\t\r\n\0＝＋－＠]/;

// Where the comma is the decimal sign, Excel opens the file with semicolons for separators, and minds no quotes that do not
// begin its cell: a separator or line end in such a run begins one, whatever stands around it.
const runBeforeFormula = /(?<![;"\s])[;"\s]+(?=[=+\-@＝＋－＠])/g;

function textOf(cell: CsvCell): string {
  if (typeof cell !== "string") return moneyToDecimal(cell);
  const text = cell.replace(runBeforeFormula, (run) => (/[;\t\r\n]/.test(run) ? `${run}'` : run));
  return startsFormula.test(text) ? `'${text}` : text;
}

const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Tells Excel that what follows is UTF-8. */
const byteOrderMark = "\uFEFF";

/** One record of RFC 4180 with its line end. Money is decimal text with a point, whatever the language. */
export const csvRecord = (cells: readonly CsvCell[]): string =>
  `${cells.map(textOf).map(quoted).join(",")}\r\n`;

/** A file of comma-separated values, piece by piece: the header, then a record a row. Rows are taken as they come. */
export async function* csvFile(
  header: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvRecord(header);
  for await (const row of rows) yield csvRecord(row);
}
