import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { money } from "../money";
import { csvFile, csvRecord, type CsvCell, type CsvSeparator } from ".";

const euro = (minor: number) => money(minor, "EUR");

/** An RFC 4180 reader, independent of the writer. */
function readCsv(text: string, separator: CsvSeparator = ","): string[][] {
  const rows: string[][] = [[]];
  const cell =
    separator === ","
      ? /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y
      : /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/y;
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

  it("keeps money a number, also below zero, as the spreadsheet of the separator reads it", () => {
    const sums = [euro(-123_450), euro(5), money(-7, "JPY")];
    expect(csvRecord(sums)).toBe("-1234.50,0.05,-7\r\n");
    expect(csvRecord(sums, ";")).toBe("-1234,50;0,05;-7\r\n");
  });

  it.each([",", ";"] as const)(
    "separated by %j is read back cell by cell, whatever it contains",
    (separator) => {
      const texts = fc.array(fc.string({ unit: "binary" }), { minLength: 1, maxLength: 6 });
      fc.assert(
        fc.property(texts, (cells) => {
          const plain = (cell: string) => cell.replaceAll("'", "");
          const read = readCsv(csvRecord(cells, separator), separator);
          expect(read[0]?.map(plain)).toEqual(cells.map(plain));
        }),
      );
    },
  );

  it("never lets a text cell start a formula", () => {
    fc.assert(
      fc.property(fc.constantFrom(..."=+-@\t\r\n\0"), fc.string(), (first, rest) => {
        expect(readCsv(csvRecord([first + rest]))[0]?.[0]?.[0]).toBe("'");
      }),
    );
  });
});

describe.each([
  { separator: ",", other: ";", opened: /[;\t\r\n]/ },
  { separator: ";", other: ",", opened: /[,\t\r\n]/ },
] as const)(
  "a record of $separator opened by a spreadsheet set to $other",
  ({ separator, other, opened }) => {
    const cellsOf = (text: string) =>
      csvRecord(["2026-11-20", text], separator)
        .split(opened)
        .map((cell) => cell.replace(/^["\s]+/, ""));

    it.each([`Rimi${other}=1+1`, "a\t@SUM(A1)", "one\n-2", `x${other} "=cmd|A0"`, `x${other}＝1`])(
      "lets no part of %j start a formula either",
      (text) => {
        expect(cellsOf(text).filter((cell) => /^[=+\-@＝]/.test(cell))).toEqual([]);
      },
    );

    it("never starts a formula, whatever a text contains", () => {
      const text = fc.string({ unit: fc.constantFrom(...'=+-@;,"\t\r\n a1') });
      fc.assert(
        fc.property(text, (cell) => {
          expect(cellsOf(cell).filter((each) => /^[=+\-@]/.test(each))).toEqual([]);
        }),
      );
    });

    it("does not change a separator and a sign within a text", () => {
      const text = `rent${other} November`;
      expect(csvRecord([text, "LV-1010", "2+2=4"], separator)).toBe(
        `${[text, "LV-1010", "2+2=4"].join(separator)}\r\n`,
      );
    });
  },
);

describe("a file of comma-separated values", () => {
  it("starts with the byte order mark that lets Excel read Latvian letters, then its header", async () => {
    const text = await whole(["Datums", "Summa"], [["2026-11-20", euro(-2_500)]]);
    expect(text).toBe("\uFEFFDatums,Summa\r\n2026-11-20,-25.00\r\n");
  });

  it("without rows is its header", async () => {
    expect(await whole(["Datums"], [])).toBe("\uFEFFDatums\r\n");
  });
});
