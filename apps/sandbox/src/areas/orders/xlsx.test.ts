import { money } from "@amberline/domain/money";
import { unzipSync } from "fflate";
import readSheets from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import { validateXML } from "xmllint-wasm";
import { xlsxFile, type SheetCell } from "./xlsx";

async function* rowsOf(rows: readonly SheetCell[][]) {
  yield* rows;
}

async function made(rows: AsyncIterable<SheetCell[]>, rowsPerSheet?: number) {
  const columns = ["Day", "Amount", "Reference"].map((name) => ({ name, width: 12 }));
  const pieces = [];
  for await (const piece of xlsxFile({ title: "Darījumi", columns, rowsPerSheet }, rows)) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe("a spreadsheet", () => {
  it("is read by another program with true dates, numbers and texts", async () => {
    const rows: SheetCell[][] = [
      [{ day: "2026-11-20" }, money(-1_234_56, "EUR"), "Rēķins Nr. 12"],
      ["", money(5, "EUR"), '=HYPERLINK("http://evil.example") <b>&amp;</b>\u0007 😀'],
      [{ day: "1900-03-01" }, money(0, "EUR"), "  spaces  "],
    ];
    const [sheet] = await readSheets(await made(rowsOf(rows)));
    expect(sheet?.sheet).toBe("Darījumi");
    expect(sheet?.data).toEqual([
      ["Day", "Amount", "Reference"],
      [new Date("2026-11-20"), -1234.56, "Rēķins Nr. 12"],
      [null, 0.05, '=HYPERLINK("http://evil.example") <b>&amp;</b> 😀'],
      [new Date("1900-03-01"), 0, expect.stringMatching(/^ *spaces *$/)],
    ]);
  });

  it("has no formula, and only well-formed parts", async () => {
    const file = await made(rowsOf([[{ day: "2026-11-20" }, money(1, "EUR"), "+1\uD800 & \uFFFF"]]));
    const parts = Object.entries(unzipSync(file)).map(([name, bytes]) => [
      name,
      new TextDecoder().decode(bytes),
    ]);
    expect(parts.map(([name]) => name).sort()).toEqual([
      "[Content_Types].xml",
      "_rels/.rels",
      "xl/_rels/workbook.xml.rels",
      "xl/styles.xml",
      "xl/workbook.xml",
      "xl/worksheets/sheet1.xml",
    ]);
    for (const [name = "", contents = ""] of parts) {
      expect(contents).not.toContain("<f>");
      expect(
        (await validateXML({ xml: [{ fileName: name, contents }], normalization: "format" })).errors,
      ).toEqual([]);
    }
  });

  it("goes on in a further sheet where one is full", async () => {
    const rows: SheetCell[][] = Array.from({ length: 5 }, (_, nth) => [`row ${nth}`, money(nth, "EUR"), ""]);
    const sheets = await readSheets(await made(rowsOf(rows), 3));
    expect(sheets.map(({ sheet, data }) => [sheet, data.length])).toEqual([
      ["Darījumi", 3],
      ["Darījumi 2", 3],
      ["Darījumi 3", 2],
    ]);
    expect(sheets[2]?.data).toEqual([
      ["Day", "Amount", "Reference"],
      ["row 4", 0.04, null],
    ]);
  });
});
