import { describe, expect, it } from "vitest";
import { instant } from "../db/schema";
import { type SeenTransaction } from "../ledger";
import { readPdf, withRole } from "../testing/readPdf";
import { readFonts } from "./readFonts";
import { receiptPaper } from "./receiptPaper";

const now = Date.parse("2026-11-21T10:05:00Z");
const fonts = await readFonts();

const payment: SeenTransaction = {
  id: "9d2b7c11-7d0f-4a53-a2ce-1f4f3c5d6e03",
  seq: 1,
  account_id: "a",
  payment_id: null,
  counterpart_id: null,
  type: "SEND",
  status: "done",
  status_reason: null,
  amount_cents: 125_000,
  fee_cents: 35,
  held_cents: 0,
  currency: "EUR",
  payment_system: "SEPA",
  payment_type: "INSTANT",
  beneficiary_type: "organization",
  from_name: "Ilze Bērziņa",
  from_account: "LV80BANK0000435195001",
  from_bic: "AMBRLV22",
  from_bank_name: "Amberline",
  to_name: "SIA Mežaparka Ceptuve",
  to_account: "LV97HABA0012345678910",
  to_bic: "HABALV22",
  to_bank_name: "Swedbank",
  to_address: "Brīvības gatve 214B",
  to_address_city: "Rīga",
  to_address_zip: "LV-1039",
  to_address_country: "LV",
  to_reference: "Rēķins 118",
  entered_by: null,
  vop_check_id: null,
  idempotency_key: null,
  payload_hash: null,
  is_salary: false,
  direct_debit: null,
  space_id: null,
  is_hidden: false,
  due_at: null,
  search: "",
  created_at: instant(Date.parse("2026-11-20T08:00:00Z")),
  updated_at: instant(Date.parse("2026-11-20T08:01:00Z")),
};

const read = async (
  change: Partial<SeenTransaction>,
  { language = "en", reason = null }: { language?: "lv" | "en"; reason?: string | null } = {},
) =>
  readPdf(
    await receiptPaper(
      { transaction: { ...payment, ...change }, reason },
      { language, fonts, now, timeZone: "Europe/Riga" },
    ),
  );

const factsIn = (pdf: Awaited<ReturnType<typeof read>>) =>
  withRole(pdf.structure, "TR").map(({ children: [head, cell] }) => `${head?.text}: ${cell?.text}`);

const said = async (...how: Parameters<typeof read>) => {
  const { structure } = await read(...how);
  const [heading] = withRole(structure, "H1");
  return [
    heading?.text,
    ...withRole(structure, "P")
      .slice(3)
      .map(({ text }) => text),
  ];
};

describe("a receipt as PDF", () => {
  it("has every field of the payment, with labels, on one page [7]", async () => {
    const pdf = await read({}, { language: "lv" });
    expect(pdf.pages).toHaveLength(1);
    expect(pdf).toMatchObject({ language: "lv", isTagged: true, isTitleShown: true });
    expect(pdf.title).toBe("Maksājuma apliecinājums  ·  20.11.2026.");
    expect(withRole(pdf.structure, "H2").map(({ text }) => text)).toEqual(["No", "Kam", "Maksājums"]);
    expect(factsIn(pdf)).toEqual([
      "Vārds vai nosaukums: Ilze Bērziņa",
      "Konts: LV80 BANK 0000 4351 9500 1",
      "Banka: Amberline",
      "BIC: AMBRLV22",
      "Vārds vai nosaukums: SIA Mežaparka Ceptuve",
      "Konts: LV97 HABA 0012 3456 7891 0",
      "Banka: Swedbank",
      "BIC: HABALV22",
      "Adrese: Brīvības gatve 214B, LV-1039 Rīga, LV",
      "Maksājuma mērķis: Rēķins 118",
      "Summa, EUR: 1 250,00 €",
      "Komisijas maksa: 0,35 €",
      "Kopā: 1 250,35 €",
      "Veids: SEPA zibmaksājums",
      "Izveidots: 20.11.2026. 10:00",
      "Izpildīts: 20.11.2026. 10:01",
      "Darījuma numurs: 9d2b7c11-7d0f-4a53-a2ce-1f4f3c5d6e03",
    ]);
  });

  it.each<[string, Partial<SeenTransaction>, (string | null)?]>([
    ["Payment receipt|\u2212€1,250.00|Payment Completed|The payment was sent to SIA Mežaparka Ceptuve.", {}],
    [
      "Payment receipt|+€1,250.00|Payment Completed|The money from Ilze Bērziņa is in the account.",
      { type: "RECEIVE" },
    ],
    [
      "Payment details|+€1,250.00|New Payment|The payer may already have paid. The money has not reached us yet.",
      { type: "RECEIVE", status: "new" },
    ],
    [
      "Payment details|\u2212€1,250.00|Payment Pending|The payment is on its way. The money is set aside in the account.",
      { status: "pending" },
    ],
    [
      "Payment details|\u2212€1,250.00|Payment Approved|The payment is on its way. The money is set aside in the account.",
      { status: "approved" },
    ],
    ["Payment details|\u2212€1,250.00|New Payment|The payment is not sent yet.", { status: "new" }],
    [
      "Payment details|€1,250.00|Payment Declined|The payment was not made: the account is closed. No money left the account.",
      { status: "declined" },
      "the account is closed",
    ],
    [
      "Payment details|€1,250.00|Payment Error|The payment was not made. No money left the account.",
      { status: "error_done" },
    ],
    [
      "Payment details|€1,250.00|Payment Declined|The money did not reach the account.",
      { type: "RECEIVE", status: "declined" },
    ],
    [
      "Direct debit receipt|\u2212€1,250.00|Payment Completed|SIA Mežaparka Ceptuve has collected the money by direct debit.",
      { direct_debit: "CORE" },
    ],
    [
      "Money back receipt|+€1,250.00|Payment Completed|The money that Ilze Bērziņa had collected is back in the account.",
      { type: "RECEIVE", direct_debit: "CORE" },
    ],
    [
      "Fee receipt|\u2212€0.35|Fee Completed|The fee is deducted from your account.",
      { type: "FEE", amount_cents: 35 },
    ],
    [
      "Fee details|\u2212€0.35|Fee pending|The fee is deducted when the payment is completed.",
      { type: "FEE", amount_cents: 35, status: "pending" },
    ],
    [
      "Fee details|€0.35|Fee Declined|The fee is not deducted from your account.",
      { type: "FEE", amount_cents: 35, status: "declined" },
    ],
    [
      "Fee receipt|\u2212€1,250.00|Fee Completed|The fee is deducted from your account.",
      { type: "fee_manual" },
    ],
  ])("says what happened: %s [4-8]", async (expected, change, reason = null) => {
    expect((await said(change, { reason })).join("|")).toBe(expected);
  });

  it("of a direct debit names its scheme [2.10-12]", async () => {
    expect(factsIn(await read({ direct_debit: "B2B", fee_cents: 0 }))).toContain(
      "Type: SEPA B2B Direct Debit",
    );
    const pdf = await read({ direct_debit: "CORE", fee_cents: 0 }, { language: "lv" });
    expect(pdf.title).toBe("Tiešā debeta apliecinājums  ·  20.11.2026.");
    expect(factsIn(pdf)).toContain("Veids: SEPA tiešais debets (Core)");
  });

  it("of a fee names its payment, and has no total", async () => {
    const facts = factsIn(await read({ type: "FEE", id: `${payment.id}-fee`, amount_cents: 35 }));
    expect(facts).toContain("Fee for the payment to: SIA Mežaparka Ceptuve");
    expect(facts.filter((fact) => /^(Total|Amount)/.test(fact))).toEqual([]);
  });

  it("has room for the longest names, references and amounts, if need be on two pages", async () => {
    const name = "Ļoti gara nosaukuma sabiedrība ar ierobežotu atbildību un pēcteči, SIA";
    const reference = "Siltums ".repeat(17).trim();
    const pdf = await read({
      to_name: name,
      from_name: name,
      to_reference: reference,
      amount_cents: 99_999_999_999,
      to_address: "Iela ".repeat(20).trim(),
    });
    expect(pdf.pages).toHaveLength(2);
    const facts = factsIn(pdf);
    expect(facts.filter((fact) => fact === `Name: ${name}`)).toHaveLength(2);
    expect(facts).toContain(`Reference: ${reference}`);
    expect(facts).toContain("Amount, EUR: €999,999,999.99");
  });
});
