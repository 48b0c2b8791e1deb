import { describe, expect, it } from "vitest";
import { partnerBank } from "../bank";
import { bankTextsIn } from "../locales";
import { drawnSquares, scan } from "../testing/readCode";
import { readPdf, withRole } from "../testing/readPdf";
import { bankDetailsOf, detailsPaper, type BankDetails } from "./detailsPaper";
import { readFonts } from "./readFonts";

const fonts = await readFonts();
const facts = (language: "lv" | "en") => ({
  language,
  fonts,
  now: Date.parse("2026-11-21T10:05:00Z"),
  timeZone: "Europe/Riga",
});

const account = {
  holder: "Ilze Bērziņa",
  iban: "LV80BANK0000435195001",
  bic: "AMBRLV22",
  topUpReference: null,
};
const shared = { ...account, iban: null, topUpReference: "AMB 4402 118" };

const read = async (details: BankDetails | null, language: "lv" | "en") => {
  if (!details) throw new Error("There are no details.");
  return readPdf(await detailsPaper(details, facts(language)));
};

const factsIn = (pdf: Awaited<ReturnType<typeof read>>) =>
  withRole(pdf.structure, "TR").map(({ children: [head, cell] }) => `${head?.text}: ${cell?.text}`);

describe("bank details as PDF", () => {
  it("are those of the account's own IBAN [2.9]", async () => {
    const pdf = await read(bankDetailsOf(account, "lv"), "lv");
    expect(pdf).toMatchObject({ language: "lv", isTagged: true, isTitleShown: true });
    expect(pdf.title).toBe("Konta rekvizīti  ·  LV80 BANK 0000 4351 9500 1");
    expect(withRole(pdf.structure, "H1").map(({ text }) => text)).toEqual(["Konta rekvizīti"]);
    expect(factsIn(pdf)).toEqual([
      "Saņēmējs: Ilze Bērziņa",
      "IBAN: LV80 BANK 0000 4351 9500 1",
      "BIC: AMBRLV22",
      "Banka: Amberline",
      "Bankas adrese: Dzintaru iela 8, Rīga, LV-1004, Latvija",
    ]);
    expect(Object.values(pdf.fonts)).not.toContain(false);
  });

  it("are the partner bank's for an account without one, with the required reference [2.9]", async () => {
    const pdf = await read(bankDetailsOf(shared, "en"), "en");
    expect(pdf.title).toBe("Bank details  ·  AMB 4402 118");
    expect(factsIn(pdf)).toEqual([
      `Payee: ${partnerBank.holder}`,
      "IBAN: DK44 8900 0099 1234 56",
      `BIC: ${partnerBank.bic}`,
      `Bank: ${partnerBank.name}`,
      `Bank address: ${bankTextsIn("en").partnerAddress}`,
      "Payment reference: AMB 4402 118",
    ]);
    expect(pdf.pages[0]).toContain("Enter the reference AMB 4402 118 on the payment");
  });

  it.each([
    ["an account of its own", account],
    ["a shared account", shared],
  ])("have a QR code that is decoded as a payment to %s", async (_what, details) => {
    const found = bankDetailsOf(details, "lv");
    if (!found) throw new Error("There are no details.");
    const content = await detailsPaper(found, facts("lv"));
    const pdf = await readPdf(content);
    expect(withRole(pdf.structure, "Figure").map(({ alt }) => alt)).toEqual([
      "QR kods ar konta rekvizītiem bankas lietotnei",
    ]);
    const scanned = scan(await drawnSquares(content));
    expect(scanned?.split("\n")).toEqual([
      ...["BCD", "002", "1", "SCT", found.bic, found.payee, found.iban],
      ...(found.reference === null ? [] : ["", "", "", found.reference]),
    ]);
  });

  it("have no QR code if the name is too long for one", async () => {
    const pdf = await read(bankDetailsOf({ ...account, holder: "Ā".repeat(71) }, "en"), "en");
    expect(withRole(pdf.structure, "Figure")).toEqual([]);
  });

  it("do not exist for an account with neither an IBAN nor a reference", () => {
    expect(bankDetailsOf({ ...shared, topUpReference: null }, "en")).toBeNull();
  });
});
