import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { money } from "../money";
import { csvFile, csvRecord, type CsvCell } from ".";

const euro = (minor: number) => money(minor, "EUR");

/** An RFC 4180 reader, independent of the writer. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) throw new Error(`Not a record of RFC 4180 at ${cell.lastIndex}.`);
    rows.at(-1)?.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? "");
    if (found[3] === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

async function whole(header: string[], rows: CsvCell[][]): Promise<string> {
  async function* stream() {
    yield* rows;
  }
  let text = "";
  for await (const piece of csvFile(header, stream())) text += piece;
  return text;
}

describe("a record of comma-separated values", () => {
  it.each<[CsvCell[], string]>([
    [["Rēķins 118", "LV97HABA0012345678910"], "Rēķins 118,LV97HABA0012345678910\r\n"],
    [['SIA "Rīts", Rīga'], '"SIA ""Rīts"", Rīga"\r\n'],
    [["two\r\nlines"], '"two\r\nlines"\r\n'],
    [[" spaced "], '" spaced "\r\n'],
    [["", ""], ",\r\n"],
  ])("writes %j after RFC 4180", (cells, record) => {
    expect(csvRecord(cells)).toBe(record);
  });

  it.each(["=1+1", "+371", "-2", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "\0=1", "＝1"])(
    "defuses the formula in a text that starts with %j",
    (text) => {
      const [[cell = ""] = []] = readCsv(csvRecord([text]));
      expect([cell[0], cell.replaceAll("'", "")]).toEqual(["'", text]);
    },
  );

  it("keeps money a number, also below zero, with a point in every language", () => {
    expect(csvRecord([euro(-123_450), euro(5), money(-7, "JPY")])).toBe("-1234.50,0.05,-7\r\n");
  });

  it("is read back cell by cell, whatever it contains", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary" }), { minLength: 1, maxLength: 6 }), (cells) => {
        const plain = (cell: string) => cell.replaceAll("'", "");
        expect(readCsv(csvRecord(cells))[0]?.map(plain)).toEqual(cells.map(plain));
      }),
    );
  });

  it("never lets a text cell start a formula", () => {
    fc.assert(
      fc.property(fc.constantFrom(..."=+-@\t\r\n\0"), fc.string(), (first, rest) => {
        expect(readCsv(csvRecord([first + rest]))[0]?.[0]?.[0]).toBe("'");
      }),
    );
  });
});

describe("a record opened with semicolons, as Excel does in Latvia", () => {
  const cellsOf = (record: string) => record.split(/[;\t\r\n]/).map((cell) => cell.replace(/^["\s]+/, ""));

  it.each(["Rimi;=1+1", "a\t@SUM(A1)", "one\n-2", 'x; "=cmd|A0"', "x;＝1"])(
    "lets no part of %j start a formula either",
    (text) => {
      expect(cellsOf(csvRecord(["2026-11-20", text])).filter((cell) => /^[=+\-@＝]/.test(cell))).toEqual([]);
    },
  );

  it("never starts a formula, whatever a text contains", () => {
    const text = fc.string({ unit: fc.constantFrom(...'=+-@;,"\t\r\n a1') });
    fc.assert(
      fc.property(text, (cell) => {
        expect(cellsOf(csvRecord(["2026-11-20", cell])).filter((each) => /^[=+\-@]/.test(each))).toEqual([]);
      }),
    );
  });

  it("does not change a semicolon and a sign within a text", () => {
    expect(csvRecord(["rent; November", "LV-1010", "2+2=4"])).toBe("rent; November,LV-1010,2+2=4\r\n");
  });
});

describe("a file of comma-separated values", () => {
  it("starts with the byte order mark that lets Excel read Latvian letters, then its header", async () => {
    const text = await whole(["Datums", "Summa"], [["2026-11-20", euro(-2_500)]]);
    expect(text).toBe("\uFEFFDatums,Summa\r\n2026-11-20,-25.00\r\n");
  });

  it("without rows is its header", async () => {
    expect(await whole(["Datums"], [])).toBe("\uFEFFDatums\r\n");
  });
});
