import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPaymentText } from ".";
import { epcQr } from "../epcQr";
import { formatIban } from "../iban";
import { money } from "../money";

const iban = "LV50UNLA0050001234567";
const whole = {
  iban,
  name: "SIA Rīgas Siltums",
  amount: money(25_000, "EUR"),
  reference: "Rēķins Nr. 2026-118",
};

describe("an invoice's line", () => {
  it.each([
    ["commas", `SIA Rīgas Siltums, ${formatIban(iban)}, 250,00 EUR, Rēķins Nr. 2026-118`],
    ["lines", `Saņēmējs: SIA Rīgas Siltums\nKonts: ${iban}\nSumma apmaksai: 250,00\nRēķins Nr. 2026-118`],
    ["tabs", `SIA Rīgas Siltums\t${iban}\t€250.00\tMaksājuma mērķis: Rēķins Nr. 2026-118`],
    ["semicolons", `${iban}; 250.00 €; SIA Rīgas Siltums; Rēķins Nr. 2026-118`],
  ])("is read with %s between its parts", (_, text) => {
    expect(readPaymentText(text, "lv")).toEqual(whole);
  });

  it("gives the BIC of the account's country, and a named one", () => {
    expect(readPaymentText(`${iban}, UNLALV2X`, "en")).toEqual({ iban, bic: "UNLALV2X" });
    expect(readPaymentText(`${iban}\nSWIFT: RIKOLV2X`, "en")).toEqual({ iban, bic: "RIKOLV2X" });
    expect(readPaymentText(`${iban}\nAUSTRIAN`, "en")).toEqual({ iban, name: "AUSTRIAN" });
  });

  it("names no amount where there are two, or where a number says nothing of money", () => {
    expect(readPaymentText(`${iban}, 250.00 EUR, 52.50 EUR`, "en")).toEqual({ iban });
    expect(readPaymentText(`${iban}, 250.00`, "en")).toEqual({ iban });
    expect(readPaymentText(`${iban}, 250.00 EUR, total: 250.00`, "en")).toMatchObject({
      amount: money(25_000, "EUR"),
    });
  });

  it("is nothing without exactly one valid IBAN", () => {
    expect(readPaymentText("SIA Rīgas Siltums, 250,00 EUR", "lv")).toBeNull();
    expect(readPaymentText("LV45UNLA0055001234567, 250,00 EUR", "lv")).toBeNull();
    expect(readPaymentText(`${iban} LV97HABA0012345678910`, "lv")).toBeNull();
  });

  it("reads any text without failing", () => {
    fc.assert(fc.property(fc.string(), (text) => void readPaymentText(`${text} ${iban} ${text}`, "lv")));
  });
});

describe("a payment QR code", () => {
  it("is read as it was made", () => {
    const code = epcQr({
      name: whole.name,
      iban,
      bic: "UNLALV2X",
      amount: whole.amount,
      remittance: { text: whole.reference },
    });
    expect(code.ok && readPaymentText(code.text, "en")).toEqual({ ...whole, bic: "UNLALV2X" });
  });

  it("of another kind is nothing", () => {
    expect(readPaymentText("BCD\n002\n1\nXYZ\n\nA\nLV50UNLA0050001234567", "en")).toBeNull();
    expect(readPaymentText("https://example.com", "en")).toBeNull();
  });
});
