import { habitsOf } from "../money/habits";
import { moneyToDecimal, type Money } from "../money";

/** Text or money; only money may start with a minus sign. */
export type CsvCell = string | Money;

/** Characters that make a spreadsheet treat a cell as a formula (OWASP ASVS 1.2.10). */
const startsFormula = /^[=+\-@\t\r\n\0＝＋－＠]/;

/** The separators Excel takes by the computer's language: a semicolon where the comma is the decimal separator. */
export type CsvSeparator = "," | ";";

/** As spreadsheets of a language read it: a comma unless that stands in amounts. */
export const csvSeparatorIn = (language: string): CsvSeparator =>
  habitsOf(language).decimal === "," ? ";" : ",";

// Excel set to the other separator ignores quotes that do not start a cell, so that separator or a line end inside such
// a run starts a cell whatever surrounds it.
const rulesOf = {
  ",": { run: /(?<![;"\s])[;"\s]+(?=[=+\-@＝＋－＠])/g, startsCell: /[;\t\r\n]/, quotes: /[",\r\n]|^\s|\s$/ },
  ";": { run: /(?<![,"\s])[,"\s]+(?=[=+\-@＝＋－＠])/g, startsCell: /[,\t\r\n]/, quotes: /[";\r\n]|^\s|\s$/ },
};

function textOf(cell: CsvCell, separator: CsvSeparator): string {
  if (typeof cell !== "string") {
    const decimal = moneyToDecimal(cell);
    return separator === ";" ? decimal.replace(".", ",") : decimal;
  }
  const { run, startsCell } = rulesOf[separator];
  const text = cell.replace(run, (found) => (startsCell.test(found) ? `${found}'` : found));
  return startsFormula.test(text) ? `'${text}` : text;
}

const quoted = (text: string, separator: CsvSeparator) =>
  rulesOf[separator].quotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Tells Excel that the file is UTF-8. */
const byteOrderMark = "\uFEFF";

/** An RFC 4180 record with its line end. Money has a decimal point, or a comma among semicolons. */
export const csvRecord = (cells: readonly CsvCell[], separator: CsvSeparator = ","): string =>
  `${cells.map((cell) => quoted(textOf(cell, separator), separator)).join(separator)}\r\n`;

/** A CSV file, streamed: the header, then one record per row. */
export async function* csvFile(
  header: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]>,
  separator: CsvSeparator = ",",
): AsyncGenerator<string> {
  yield byteOrderMark + csvRecord(header, separator);
  for await (const row of rows) yield csvRecord(row, separator);
}
