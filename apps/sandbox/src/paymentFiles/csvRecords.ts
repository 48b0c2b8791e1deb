interface CsvRecord {
  /** Where it starts; of a quote that is not closed, where that is. */
  line: number;
  cells: string[];
  /** Of the last record: what follows can't be read. */
  problem: "quotes" | "cells" | null;
}

const mostCells = 200;

const lineEnds = (text: string) => text.match(/\r\n?|\n/g)?.length ?? 0;

/** Where a quoted cell's last quote stands; -1 if it has none. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

/** Records of RFC 4180 with any delimiter and line end. A quote within a cell that does not start with one is a sign. */
export function* csvRecords(text: string, delimiter: string): Generator<CsvRecord> {
  const cellEnd = new RegExp(`[${delimiter}\\r\\n]`, "g");
  let at = 0;
  let line = 1;
  const passLineEnd = () => {
    at += text.startsWith("\r\n", at) ? 2 : 1;
    line += 1;
  };
  while (at < text.length) {
    if (text[at] === "\n" || text[at] === "\r") {
      passLineEnd();
      continue;
    }
    const record: CsvRecord = { line, cells: [], problem: null };
    for (;;) {
      if (text[at] === '"') {
        const end = closingQuote(text, at);
        if (end < 0) return yield { ...record, line, problem: "quotes" };
        const cell = text.slice(at + 1, end);
        record.cells.push(cell.replaceAll('""', '"'));
        line += lineEnds(cell);
        at = end + 1;
      } else {
        cellEnd.lastIndex = at;
        const end = cellEnd.exec(text)?.index ?? text.length;
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
    if (at < text.length) passLineEnd();
  }
}
