import { describe, expect, it } from "vitest";
import { type SeenTransaction } from "../ledger";
import { readPdf, withRole } from "../testing/readPdf";
import { listPaper, type FilteredList } from "./listPaper";
import { readFonts } from "./readFonts";

const fonts = await readFonts();

const row = (change: Partial<SeenTransaction>) =>
  ({
    type: "SEND",
    status: "done",
    amount_cents: 2_500,
    currency: "EUR",
    from_name: "Andris Ozols",
    from_account: "LV50UNLA0050001234567",
    to_name: "Anna Liepiņa",
    to_account: "12345678",
    to_reference: "Īre",
    created_at: "2026-11-20T22:30:00.000Z",
    ...change,
  }) as SeenTransaction;

const read = async (
  rows: readonly SeenTransaction[],
  filter: FilteredList["filter"],
  language: "lv" | "en" = "en",
) => {
  const list: FilteredList = {
    account: { id: "a", holder: "Ilze Bērziņa", iban: null, topUpReference: "AMB 4402 118", bic: "AMBRLV22" },
    start: "2026-11-01",
    end: "2026-11-30",
    filter,
    rows: (async function* () {
      yield* rows;
    })(),
  };
  const facts = { language, fonts, now: Date.parse("2026-11-21T10:05:00Z"), timeZone: "Europe/Riga" };
  return readPdf(await listPaper(list, facts));
};

const cellsOf = (pdf: Awaited<ReturnType<typeof read>>) =>
  withRole(pdf.structure, "TR").map((element) => withRole([element], "TD").map(({ text }) => text));

describe("a filtered list as PDF", () => {
  it("is marked as a list, with its filters, and has no balance", async () => {
    const filter = {
      text: "īre",
      statuses: ["done", "declined"] as const,
      types: ["SEND"] as const,
      leastCents: 100,
      mostCents: 250_050,
    };
    const pdf = await read([row({})], filter, "lv");
    expect(withRole(pdf.structure, "H1").map(({ text }) => text)).toEqual(["Darījumu saraksts"]);
    expect(cellsOf(pdf)).toContainEqual([
      "Teksts „īre” · Statuss: Izpildīts, Noraidīts · Veids: Nosūtīts · Summa: no 1,00 € līdz 2 500,50 €",
    ]);
    expect(pdf.pages.join("\n")).not.toMatch(/atlikums\b/i);
  });

  it.each([
    [{ leastCents: 100 }, "Amount: from €1.00"],
    [{ mostCents: 100 }, "Amount: up to €1.00"],
    [{ types: ["RECEIVE", "fee_manual"] as const }, "Type: Received, Service fee"],
  ])("describes the filter %j as %s", async (filter, text) => {
    expect(cellsOf(await read([], filter))).toContainEqual([text]);
  });

  it("has every row with its date at the bank, and sums up completed ones", async () => {
    const pdf = await read(
      [
        row({}),
        row({ type: "RECEIVE", amount_cents: 180_000 }),
        row({ type: "FEE", amount_cents: 35 }),
        row({ direct_debit: "CORE", amount_cents: 100 }),
        row({ type: "RECEIVE", direct_debit: "CORE", amount_cents: 100 }),
        row({ status: "pending", amount_cents: 700 }),
        row({ status: "declined", amount_cents: 900 }),
      ],
      { text: "x" },
    );
    const day = "21 Nov 2026";
    expect(cellsOf(pdf).filter(({ length }) => length === 5)).toEqual([
      [day, "Anna Liepiņa 12345678", "Īre", "Completed", "\u221225.00"],
      [day, "Andris Ozols LV50 UNLA 0050 0012 3456 7", "Īre", "Completed", "+1,800.00"],
      [day, "Payment fee Anna Liepiņa", "Īre", "Completed", "\u22120.35"],
      [day, "Anna Liepiņa Direct debit · 12345678", "Īre", "Completed", "\u22121.00"],
      [day, "Andris Ozols Money back · LV50 UNLA 0050 0012 3456 7", "Īre", "Completed", "+1.00"],
      [day, "Anna Liepiņa 12345678", "Īre", "Pending", "\u22127.00"],
      [day, "Anna Liepiņa 12345678", "Īre", "Declined", "9.00"],
    ]);
    expect(cellsOf(pdf)).toContainEqual(["7 transactions", "+€1,801.00", "\u2212€26.35"]);
  });

  it("without matches is a valid document", async () => {
    const pdf = await read([], { statuses: ["error_done"] });
    expect(pdf.pages[0]).toContain("No transactions match the filters.");
    expect(cellsOf(pdf)).toContainEqual(["0 transactions", "€0.00", "€0.00"]);
  });
});
