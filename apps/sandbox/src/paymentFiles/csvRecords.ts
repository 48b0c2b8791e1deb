interface CsvRecord {
  /** Where it starts; of a quote that is not closed, where that is. */
  line: number;
  cells: string[];
  /** Of the last record: what follows can't be read. */
  problem: "quotes" | "cells" | "cellLong" | null;
}

const mostCells = 200;
const longestCell = 2_000;
const blankLinesAtOnce = 1_000;

const lineEnds = (text: string) => text.match(/\r\n?|\n/g)?.length ?? 0;

/** Where a quoted cell's last quote stands, or one beyond the longest cell; -1 if it has none. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from + 1);
  while (at >= 0 && at - from <= longestCell && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

/**
 * Records of RFC 4180 with any delimiter and line end. A quote within a cell that does not start with one is a sign. Of
 * many blank lines null every now and then, so that whoever reads them can let other work run.
 */
export function* csvRecords(text: string, delimiter: string): Generator<CsvRecord | null> {
  const cellEnd = new RegExp(`[${delimiter}\\r\\n]`, "g");
  const blank = new RegExp(`[${delimiter} \\t\\u00A0]*(?:\\r\\n?|\\n|$)`, "y");
  let at = 0;
  let line = 1;
  let blankLines = 0;
  while (at < text.length) {
    blank.lastIndex = at;
    const [nothing] = blank.exec(text) ?? [];
    if (nothing) {
      at += nothing.length;
      line += 1;
      blankLines += 1;
      if (blankLines % blankLinesAtOnce === 0) yield null;
      continue;
    }
    const record: CsvRecord = { line, cells: [], problem: null };
    for (;;) {
      if (text[at] === '"') {
        const end = closingQuote(text, at);
        if (end < 0) return yield { ...record, line, problem: "quotes" };
        if (end - at > longestCell) return yield { ...record, line, problem: "cellLong" };
        const cell = text.slice(at + 1, end);
        record.cells.push(cell.replaceAll('""', '"'));
        line += lineEnds(cell);
        at = end + 1;
      } else {
        cellEnd.lastIndex = at;
        const end = cellEnd.exec(text)?.index ?? text.length;
        if (end - at > longestCell) return yield { ...record, problem: "cellLong" };
        record.cells.push(text.slice(at, end));
        at = end;
      }
      if (text[at] !== delimiter) break;
      if (record.cells.length === mostCells) return yield { ...record, problem: "cells" };
      at += 1;
    }
    if (at < text.length && text[at] !== "\n" && text[at] !== "\r")
      return yield { ...record, line, problem: "quotes" };
    yield record;
    if (at === text.length) return;
    at += text.startsWith("\r\n", at) ? 2 : 1;
    line += 1;
  }
}
