import { csvRecord } from "@amberline/domain/statement";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogueIn } from "../locales";
import { faultText, readPaymentFile, type ReadFile } from ".";

const bytes = (text: string) => new TextEncoder().encode(text);

async function read(file: string | Uint8Array): Promise<ReadFile> {
  const outcome = await readPaymentFile(typeof file === "string" ? bytes(file) : file);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  return outcome.file;
}

async function faultsOf(
  file: string | Uint8Array,
  language: "en" | "lv" = "en",
): Promise<[number, string][]> {
  const outcome = await readPaymentFile(typeof file === "string" ? bytes(file) : file);
  if (outcome.ok) throw new Error("It was read.");
  return outcome.faults.map((fault) => [fault.line, faultText(fault, catalogueIn(language))]);
}

const iban = "LV97HABA0012345678910";
const amounts = async (...texts: string[]) => {
  const { rows } = await read(`name;iban;amount\n${texts.map((text) => `Anna;${iban};${text}`).join("\n")}`);
  return rows.map(({ amount }) => amount);
};

describe("payments in CSV", () => {
  it("are read with all their columns", async () => {
    const file = await read(
      [
        "name;iban;bic;amount;currency;reference;end_to_end_id;date;type;bank;town",
        `SIA Rīts;lv97 haba 0012 3456 7891 0;habalv22;1 234,50;eur;Rēķins 118;INV-118;2026-12-01;Instant;Swedbank;Rīga`,
      ].join("\r\n"),
    );
    expect(file).toEqual({
      format: "csv",
      messageId: null,
      isSalary: false,
      debtors: [],
      rows: [
        {
          line: 2,
          name: "SIA Rīts",
          account: iban,
          bic: "HABALV22",
          amount: "1234.50",
          currency: "EUR",
          reference: "Rēķins 118",
          endToEndId: "INV-118",
          instructionId: "",
          groupId: "",
          isInstant: true,
          day: "2026-12-01",
          dayText: "",
        },
      ],
    });
  });

  it.each([
    "Saņēmējs;Konta numurs;Summa;Maksājuma mērķis",
    "SAŅĒMĒJA NOSAUKUMS;SANEMEJA KONTS;summa, EUR;Mērķis",
    "Payee name\tIBAN\tAmount\tDetails",
    'Beneficiary,"Account number",Amount (EUR),Payment reference',
    "sep=,\nname,iban,sum,purpose",
  ])("are known by the headings %s", async (headings) => {
    const sign = /[;,\t]/.exec(headings.replace(/^sep=,\n/, "").replace(", ", " "))?.[0] ?? "";
    const line = ["Anna", iban, "12.50", "Gifts"].join(sign);
    expect((await read(`${headings}\n${line}`)).rows).toMatchObject([
      { name: "Anna", account: iban, amount: "12.50", reference: "Gifts" },
    ]);
  });

  it.each([
    ["UTF-8 with a mark", new Uint8Array([0xef, 0xbb, 0xbf, ...bytes(`vārds;konts;summa\nĀris;${iban};1`)])],
    ["UTF-16", new Uint8Array([0xff, 0xfe, ...Buffer.from(`vārds;konts;summa\nĀris;${iban};1`, "utf16le")])],
    ["windows-1257", new Uint8Array([...Buffer.from(`v\xe2rds;konts;summa\n\xc2ris;${iban};1`, "latin1")])],
  ])("are read in %s", async (_, file) => {
    expect((await read(file)).rows[0]?.name).toBe("Āris");
  });

  it("have amounts in every way of writing that can't be read in two", async () => {
    expect(
      await amounts(
        "1 234,50",
        "1,234.50",
        "1.234,50",
        "1'234.50",
        "1\u00a0234,5",
        "1,234,567",
        "€12.50",
        "12 EUR",
        "7",
      ),
    ).toEqual([
      "1234.50",
      "1234.50",
      "1234.50",
      "1234.50",
      "1234.50",
      "1234567.00",
      "12.50",
      "12.00",
      "7.00",
    ]);
    const odd = ["1,234", "1.234", "-5", "0", "=1+1", "12,345,6", "free", ""];
    expect(await amounts(...odd)).toEqual(["1,234", "1.234", "-5", "0.00", "=1+1", "12,345,6", "free", ""]);
  });

  it.each([
    ["2026-12-01", "2026-12-01", ""],
    ["01.12.2026", "2026-12-01", ""],
    ["1.12.2026.", "2026-12-01", ""],
    ["01/12/2026", "2026-12-01", ""],
    ["31.11.2026", null, "31.11.2026"],
    ["soon", null, "soon"],
    ["", null, ""],
  ])("have the day %j as %j", async (written, day, dayText) => {
    const [row] = (await read(`name;iban;amount;date\nAnna;${iban};1;${written}`)).rows;
    expect([row?.day, row?.dayText]).toEqual([day, dayText]);
  });

  it.each(["instant", "Zibmaksājums", "MOMENTĀLS", "Echtzeit", "SEPA-Echtzeitüberweisung"])(
    "of the type %j are instant",
    async (type) => {
      expect((await read(`name;iban;amount;veids\nAnna;${iban};1;${type}`)).rows[0]?.isInstant).toBe(true);
    },
  );

  it.each(["", "SEPA maksājums", "Überweisung", "Normale Ueberweisung"])(
    "of the type %j are not",
    async (type) => {
      const { rows } = await read(`name;iban;bic des empfängers;amount;art\nAnna;${iban};;1;${type}`);
      expect(rows[0]?.isInstant).toBe(false);
    },
  );

  it("keep their lines, whatever quoted text and empty lines are between", async () => {
    const file = `\n\nname;iban;amount\n"Anna\nMarija ""A""";${iban};1\n;;\n\n  \nSIA "Rīts" & Co;${iban};2\r\nBo;${iban};3`;
    expect((await read(file)).rows.map(({ line, name }) => [line, name])).toEqual([
      [4, 'Anna Marija "A"'],
      [9, 'SIA "Rīts" & Co'],
      [10, "Bo"],
    ]);
  });

  it("have a creditor reference or text as their reference", async () => {
    const file = (reference: string, rf: string) =>
      `name;iban;amount;reference;rf\nAnna;${iban};1;${reference};${rf}`;
    expect((await read(file("", "rf46 2026 0001 23"))).rows[0]?.reference).toBe("RF462026000123");
    expect(await faultsOf(file("Gifts", "RF462026000123"))).toEqual([
      [2, "A payment has one reference, but this one has another as well: “RF462026000123”."],
    ]);
  });

  it.each<[string, [number, string][]]>([
    ["", [[1, "The file is empty."]]],
    [" \n\n", [[1, "The file is empty."]]],
    ["name;iban;amount\n", [[1, "There are no payments in the file."]]],
    [
      `Anna;${iban};12`,
      [[1, "The first line must name the columns. These are missing: name, IBAN, amount."]],
    ],
    [
      `name;iban;colour;IBAN\nAnna;${iban};1;2`,
      [
        [1, "The first line must name the columns. These are missing: amount."],
        [1, "We don't know the column “colour”. Rename it, or take it out."],
        [1, "The column “IBAN” repeats another one. Keep one of them."],
      ],
    ],
    [
      `name;iban;amount;type;\nAnna;${iban};1;fast;\nBo;${iban};1;;x\nCy;${iban}`,
      [
        [2, "“fast” is no type of payment. Write “instant”, or leave the cell empty."],
        [3, "This line has 5 cells, but the file has 4 columns."],
        [4, "This line has 2 cells, but the file has 4 columns."],
      ],
    ],
    [
      `name;iban;amount\nAnna;${iban};1\n"Bo;${iban};1\n`,
      [[3, "There is a quotation mark without its pair. Put it right in the file."]],
    ],
    [
      "PK\u0003\u0004…",
      [[1, "This is neither CSV nor pain.001. Save the payments in one of these formats."]],
    ],
    ["name\0;iban;amount", [[1, "The letters of the file can't be read. Save it as UTF-8."]]],
  ])("are refused by line in %j [2.10-9]", async (file, faults) => {
    expect(await faultsOf(file)).toEqual(faults);
  });

  it("are refused in Latvian too", async () => {
    expect(await faultsOf(`${iban};12`, "lv")).toEqual([
      [1, "Pirmajā rindā jābūt kolonnu nosaukumiem. Trūkst: nosaukums, konts, summa."],
    ]);
  });

  it("are at most 10,000 in at most 10,000,000 bytes, and faults at most a hundred", async () => {
    const lines = (count: number, line: string) => `name;iban;amount\n${line.repeat(count)}`;
    expect((await read(lines(10_000, `Anna;${iban};1\n`))).rows).toHaveLength(10_000);
    expect(await faultsOf(lines(10_001, `Anna;${iban};1\n`))).toEqual([
      [10_002, "The file has more than 10000 payments. Split it."],
    ]);
    expect(await faultsOf(lines(500, "Anna\n"))).toHaveLength(100);
    expect(await faultsOf(new Uint8Array(10_000_001).fill(97))).toEqual([
      [1, "The file has more than 10 MB. Split it."],
    ]);
  });

  it.each([",", ";"] as const)("written with %j are read as they were", async (separator) => {
    const cell = fc.string({ unit: fc.constantFrom(...'aā ;,"\n=7\t') }).map((text) => `x${text}x`);
    const row = fc.record({
      name: cell,
      reference: cell,
      cents: fc.integer({ min: 1, max: 99_999_999_999 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 5 }), async (rows) => {
        const written = rows.map(({ name, reference, cents }) =>
          csvRecord([name, iban, { minor: cents, currency: "EUR" }, reference], separator),
        );
        const { rows: all } = await read(
          csvRecord(["name", "iban", "amount", "reference"], separator) + written.join(""),
        );
        const plain = (text: string) => text.replaceAll(/['\s]/g, "");
        expect(all.map(({ name, reference, amount }) => [plain(name), plain(reference), amount])).toEqual(
          rows.map(({ name, reference, cents }) => [
            plain(name),
            plain(reference),
            `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`,
          ]),
        );
      }),
      { numRuns: 50 },
    );
  });
});
