import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Statement, type StatementEntry } from "../ledger";
import { readPdf, withRole } from "../testing/readPdf";
import { readFonts } from "./readFonts";
import { statementPaper } from "./statementPaper";

const now = Date.parse("2026-11-21T10:05:00Z");
const fonts = await readFonts();
const facts = (language: "lv" | "en") => ({ language, fonts, now, timeZone: "Europe/Riga" });

interface Movement {
  cents: number;
  name?: string;
  reference?: string;
  type?: "FEE" | "fee_manual";
}

function statementWith(movements: readonly Movement[], openingCents = 123_450): Statement {
  let balanceCents = openingCents;
  const entries = movements.map(
    ({ cents, name = "SIA Rīgas Siltums", reference = "Rēķins 118", type }, at) => {
      balanceCents += cents;
      const transaction = {
        type: type ?? (cents > 0 ? "RECEIVE" : "SEND"),
        from_name: name,
        from_account: "LV50UNLA0050001234567",
        to_name: name,
        to_account: "LV97HABA0012345678910",
        to_reference: reference,
      };
      const day = `2026-03-${String((at % 28) + 1).padStart(2, "0")}`;
      return { transaction, amountCents: cents, balanceCents, day } as StatementEntry;
    },
  );
  const sum = (sign: 1 | -1) => movements.reduce((total, { cents }) => total + Math.max(0, sign * cents), 0);
  return {
    account: {
      id: "a",
      holder: "Ilze Bērziņa",
      iban: "LV80BANK0000435195001",
      topUpReference: null,
      bic: "AMBRLV22",
    },
    currency: "EUR",
    start: "2026-03-01",
    end: "2026-03-31",
    openingCents,
    closingCents: balanceCents,
    inCents: sum(1),
    outCents: sum(-1),
    count: entries.length,
    countIn: movements.filter(({ cents }) => cents > 0).length,
    async *entries() {
      yield* entries;
    },
  };
}

const read = async (statement: Statement, language: "lv" | "en" = "en") =>
  readPdf(await statementPaper(statement, facts(language)));

const cellsOf = (pdf: Awaited<ReturnType<typeof read>>, role: "TH" | "TD") =>
  withRole(pdf.structure, "TR").map((row) => withRole([row], role).map(({ text }) => text));

const bodyRows = (pdf: Awaited<ReturnType<typeof read>>) =>
  cellsOf(pdf, "TD").filter((cells) => cells.length === 5);

const centsOf = (text: string | undefined) =>
  Number((text ?? "").replaceAll("\u2212", "-").replaceAll(/[^\d-]/g, ""));

describe("a statement as PDF", () => {
  it("is accessible to screen readers: language, title, heading and table heads [7]", async () => {
    const pdf = await read(statementWith([{ cents: -2_500 }]), "lv");
    expect(pdf).toMatchObject({ language: "lv", isTagged: true, isTitleShown: true });
    expect(pdf.title).toBe("Konta pārskats  ·  01.03.2026. – 31.03.2026.  ·  LV80BANK0000435195001");
    expect(withRole(pdf.structure, "H1").map(({ text }) => text)).toEqual(["Konta pārskats"]);
    expect(cellsOf(pdf, "TH").filter(({ length }) => length > 0)).toEqual([
      ["Konta turētājs"],
      ["IBAN"],
      ["BIC"],
      ["Sākuma atlikums", "Ieskaitīts", "Norakstīts", "Beigu atlikums"],
      ["Datums", "Saņēmējs vai maksātājs", "Maksājuma mērķis", "Summa, EUR", "Atlikums"],
    ]);
  });

  it("embeds its fonts, and only those", async () => {
    const { fonts: used } = await read(statementWith([{ cents: -2_500 }]));
    expect(Object.values(used)).toEqual([true, true, true]);
    for (const name of Object.keys(used)) expect(name).toMatch(/^[A-Z]{6}\+Inter-/);
    expect((await statementPaper(statementWith([]), facts("lv"))).size).toBeLessThan(40_000);
  });

  it("keeps Latvian letters in names and references [7]", async () => {
    const name = "Žanete Ķēniņa-Šķēpmane ĀČĒĢĪĶĻŅŠŪŽ";
    const reference = "āčēģīķļņšūž, €5 un „pēdiņas”";
    const [row] = bodyRows(await read(statementWith([{ cents: 100, name, reference }]), "lv"));
    expect(row).toEqual([
      "01.03.2026.",
      `${name} LV50 UNLA 0050 0012 3456 7`,
      reference,
      "+1,00",
      "1 235,50",
    ]);
  });

  it("writes amounts, dates and texts in the requested language", async () => {
    const english = await read(statementWith([{ cents: -123_456_789 }]), "en");
    expect(english.pages[0]).toContain("1 March 2026 – 31 March 2026");
    expect(bodyRows(english)[0]).toMatchObject({ 0: "1 Mar 2026", 3: "\u22121,234,567.89" });
    expect(cellsOf(english, "TD")).toContainEqual([
      "€1,234.50",
      "€0.00",
      "\u2212€1,234,567.89",
      "\u2212€1,233,333.39",
    ]);
  });

  it("of a range without entries is a statement too [7]", async () => {
    const pdf = await read(statementWith([]), "en");
    expect(pdf.pages).toHaveLength(1);
    expect(pdf.pages[0]).toContain("Nothing was booked in this period.");
    expect(cellsOf(pdf, "TD")).toContainEqual(["€1,234.50", "€0.00", "€0.00", "€1,234.50"]);
  });

  it("marks a fee as one, with the payee of its payment", async () => {
    const rows = bodyRows(
      await read(
        statementWith([
          { cents: -35, type: "FEE" },
          { cents: -120, type: "fee_manual", name: "Amberline" },
        ]),
      ),
    );
    expect(rows.map(([, party]) => party)).toEqual([
      "Payment fee SIA Rīgas Siltums",
      "Service fee Amberline",
    ]);
  });

  it("with many pages numbers them, and tags the table heads only once", async () => {
    const pdf = await read(statementWith(Array.from({ length: 90 }, () => ({ cents: -100 }))));
    const { length } = pdf.pages;
    expect(length).toBeGreaterThan(3);
    for (const [at, page] of pdf.pages.entries()) {
      expect(page).toContain(`Page ${at + 1} of ${length}`);
      expect(page).toContain("Payee or payer");
      expect(page).toContain("Reg. no.");
    }
    const heads = withRole(pdf.structure, "TH").filter(({ text }) => text === "Payee or payer");
    expect(heads).toHaveLength(1);
    expect(JSON.stringify(pdf.structure)).not.toContain("Page 1 of");
  });

  it("keeps every word of the longest names and references, wherever they break", async () => {
    const name = "Sabiedrībaarierobežotuatbildību".repeat(2).slice(0, 60);
    const reference = Array.from({ length: 20 }, (_, at) => `vārds${at}`)
      .join(" ")
      .slice(0, 140);
    const [row] = bodyRows(await read(statementWith([{ cents: -1, name, reference }])));
    expect(row?.[1]?.replaceAll(" ", "")).toContain(name);
    expect(row?.[2]).toBe(reference);
  });

  it("shows a letter missing from the font as a question mark, and keeps the text", async () => {
    const [row] = bodyRows(await read(statementWith([{ cents: -1, name: "Café 東京 Rīga" }])));
    expect(row?.[1]).toContain("Café ?? Rīga");
  });

  it("is the same, byte for byte, if requested again in the same minute", async () => {
    const statement = statementWith([{ cents: 5 }, { cents: -7 }]);
    const [first, second] = [
      await statementPaper(statement, facts("lv")),
      await statementPaper(statement, facts("lv")),
    ];
    expect(Buffer.from(await first.arrayBuffer()).equals(Buffer.from(await second.arrayBuffer()))).toBe(true);
  });

  it("adds up to the cent, row by row, from the opening balance to the closing one [7]", async () => {
    const movement = fc.record({
      cents: fc.integer({ min: -9_999_999, max: 9_999_999 }).filter((cents) => cents !== 0),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(movement, { maxLength: 40 }),
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.constantFrom("lv" as const, "en" as const),
        async (movements, opening, language) => {
          const statement = statementWith(movements, opening);
          const pdf = await read(statement, language);
          const rows = bodyRows(pdf);
          expect(rows.map(([, , , amount]) => centsOf(amount))).toEqual(movements.map(({ cents }) => cents));
          let balance = opening;
          for (const [, , , amount, after] of rows) {
            balance += centsOf(amount);
            expect(centsOf(after)).toBe(balance);
          }
          const sums = cellsOf(pdf, "TD").find((cells) => cells.length === 4) ?? [];
          expect(sums.map(centsOf)).toEqual([opening, statement.inCents, 0 - statement.outCents, balance]);
        },
      ),
      { numRuns: 12 },
    );
  });

  it("with two thousand rows yields to the event loop while it is drawn", async () => {
    const statement = statementWith(Array.from({ length: 2_000 }, (_, at) => ({ cents: -1 - at })));
    let turns = 0;
    const timer = setInterval(() => (turns += 1));
    await statementPaper(statement, facts("lv"));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });
});
