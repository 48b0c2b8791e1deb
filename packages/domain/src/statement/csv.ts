import { moneyToDecimal, type Money } from "../money";

/** Text or money; only money may start with a minus sign. */
export type CsvCell = string | Money;

/** Characters that make a spreadsheet treat a cell as a formula (OWASP ASVS 1.2.10). */
const startsFormula = /^[=+\-@\t\r\n\0＝＋－＠]/;

// Where the comma is the decimal separator, Excel separates by semicolons and ignores quotes that do not start a cell,
// so a separator or line end inside such a run starts a cell whatever surrounds it.
const runBeforeFormula = /(?<![;"\s])[;"\s]+(?=[=+\-@＝＋－＠])/g;

function textOf(cell: CsvCell): string {
  if (typeof cell !== "string") return moneyToDecimal(cell);
  const text = cell.replace(runBeforeFormula, (run) => (/[;\t\r\n]/.test(run) ? `${run}'` : run));
  return startsFormula.test(text) ? `'${text}` : text;
}

const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Tells Excel that the file is UTF-8. */
const byteOrderMark = "\uFEFF";

/** An RFC 4180 record with its line end. Money is a decimal with a point in every language. */
export const csvRecord = (cells: readonly CsvCell[]): string =>
  `${cells.map(textOf).map(quoted).join(",")}\r\n`;

/** A CSV file, streamed: the header, then one record per row. */
export async function* csvFile(
  header: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvRecord(header);
  for await (const row of rows) yield csvRecord(row);
}
