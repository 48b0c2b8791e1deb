import { describe, expect, it } from "vitest";
import { readPdf, withRole } from "../testing/readPdf";
import { paymentFilePaper, type FilePayment, type PaymentFileHead } from "./paymentFilePaper";
import { readFonts } from "./readFonts";

const fonts = await readFonts();

const payment = (change: Partial<FilePayment> = {}): FilePayment => ({
  nth: 1,
  name: "Anna Liepiņa",
  account: "LV97HABA0012345678910",
  reference: "Alga",
  cents: 123_450,
  state: "paid",
  reason: "",
  ...change,
});

async function read(
  payments: readonly FilePayment[],
  { language = "en", ...change }: { language?: "lv" | "en" } & Partial<PaymentFileHead> = {},
) {
  const file = {
    account: {
      id: "a",
      holder: "SIA Rīts",
      iban: "LV80AMBR0000435195001",
      topUpReference: null,
      bic: "AMBRLV22",
    },
    name: "algas-11.xml",
    format: "pain.001.001.09" as const,
    madeBy: "Ilze Bērziņa",
    createdAt: Date.parse("2026-11-20T08:05:00Z"),
    approved: { by: ["Ilze Bērziņa", "Jānis Ozols"], at: Date.parse("2026-11-20T09:00:00Z") },
    ...change,
    rows: (async function* () {
      yield* payments;
    })(),
  };
  const facts = { language, fonts, now: Date.parse("2026-11-21T10:05:00Z"), timeZone: "Europe/Riga" };
  const pdf = await readPdf(await paymentFilePaper(file, facts));
  const cells = withRole(pdf.structure, "TR").map((row) => withRole([row], "TD").map(({ text }) => text));
  return { pdf, cells };
}

describe("a report of a payment file as PDF", () => {
  it("names the file and who approved it, and says of each payment what became of it [2.10-10]", async () => {
    const { pdf, cells } = await read([
      payment(),
      payment({ nth: 2, state: "refused", cents: 500, reason: "The account is closed" }),
      payment({ nth: 3, state: "toFix", account: "12345", cents: null }),
    ]);
    expect(withRole(pdf.structure, "H1").map(({ text }) => text)).toEqual(["Payment file report"]);
    expect(cells.flat()).toEqual(
      expect.arrayContaining([
        "pain.001.001.09",
        "Ilze Bērziņa, 20 November 2026 at 10:05",
        "Ilze Bērziņa, Jānis Ozols, 20 November 2026 at 11:00",
      ]),
    );
    expect(cells).toContainEqual(["€1,234.50", "€5.00", "€0.00"]);
    expect(cells.filter(({ length }) => length === 5)).toEqual([
      ["1", "Anna Liepiņa LV97 HABA 0012 3456 7891 0", "Alga", "Paid", "1,234.50"],
      ["2", "Anna Liepiņa LV97 HABA 0012 3456 7891 0", "Alga", "Refused The account is closed", "5.00"],
      ["3", "Anna Liepiņa 12345", "Alga", "To fix", "–"],
    ]);
    expect(pdf.pages[0]).toContain("Refused: 1");
  });

  it("is in Latvian as well, of a file that is not approved, in every state", async () => {
    const states = ["paid", "paying", "refused", "left", "toFix", "ready", "checking"] as const;
    const { pdf, cells } = await read(
      states.map((state, nth) => payment({ nth, state, cents: 100 })),
      { language: "lv", approved: null, format: "csv" },
    );
    expect(withRole(pdf.structure, "H1").map(({ text }) => text)).toEqual(["Maksājumu faila pārskats"]);
    expect(cells.flat()).toEqual(expect.arrayContaining(["CSV", "Nav apstiprināts"]));
    expect(cells.filter(({ length }) => length === 5).map(([, , , state]) => state)).toEqual([
      ...["Samaksāts", "Ceļā", "Noraidīts", "Izlaists", "Jālabo", "Gatavs", "Notiek pārbaude"],
    ]);
  });

  it("without payments is a valid document", async () => {
    expect((await read([])).pdf.pages[0]).toContain("There are no payments in this file.");
  });
});
