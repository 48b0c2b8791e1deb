import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { epcQr, type CreditTransfer } from ".";
import { composeIban } from "../iban";
import { money } from "../money";
import { composeCreditorReference } from "../reference";

const redCross: CreditTransfer = {
  bic: "BPOTBEB1",
  name: "Red Cross of Belgium",
  iban: "BE72 0000 0000 1616",
  amount: money(100, "EUR"),
  purpose: "CHAR",
  remittance: { text: "Urgency fund" },
  note: "Sample EPC QR code",
};

const linesOf = (transfer: CreditTransfer) => {
  const code = epcQr(transfer);
  return code.ok ? code.text.split("\n") : code.problem;
};

const changed = (change: Partial<CreditTransfer>) => linesOf({ ...redCross, ...change });

describe("the content of a payment QR code", () => {
  it("matches the guideline's own example, in version 002", () => {
    expect(linesOf(redCross)).toEqual([
      "BCD",
      "002",
      "1",
      "SCT",
      "BPOTBEB1",
      "Red Cross of Belgium",
      "BE72000000001616",
      "EUR1.00",
      "CHAR",
      "",
      "Urgency fund",
      "Sample EPC QR code",
    ]);
  });

  it("ends with the last line that is not empty [2.9]", () => {
    const top = ["BCD", "002", "1", "SCT", "", "Jānis Bērziņš", "LV80BANK0000435195001"];
    const load = { name: "Jānis Bērziņš", iban: "LV80BANK0000435195001" };
    expect(linesOf(load)).toEqual(top);
    expect(linesOf({ ...load, amount: money(1234, "EUR") })).toEqual([...top, "EUR12.34"]);
    expect(linesOf({ ...load, remittance: { text: "AMB 0042" } })).toEqual([...top, "", "", "", "AMB 0042"]);
  });

  it("holds a creditor reference or a text, never both", () => {
    const structured = changed({ remittance: { creditorReference: "rf18 5390 0754 7034" }, note: "" });
    expect(structured.slice(9)).toEqual(["RF18539007547034"]);
  });

  it("keeps a pasted line break or invisible character from starting a new line", () => {
    expect(changed({ name: "Red\nCross\u200B", note: "a\r\nb" })).toContain("Red Cross");
    expect(changed({ name: "Red\nCross\u200B", note: "a\r\nb" })).toHaveLength(12);
  });

  it.each<[string, Partial<CreditTransfer>]>([
    ["bic", { bic: "BPOT" }],
    ["bic", { bic: "", iban: "GB82 WEST 1234 5698 7654 32" }],
    ["name", { name: " \u200B " }],
    ["name", { name: "a".repeat(71) }],
    ["iban", { iban: "BE73 0000 0000 1616" }],
    ["iban", { iban: "BR1800360305000010009795493C1" }],
    ["amount", { amount: money(0, "EUR") }],
    ["amount", { amount: money(-1, "EUR") }],
    ["amount", { amount: money(100_000_000_000, "EUR") }],
    ["amount", { amount: money(100, "GBP") }],
    ["purpose", { purpose: "CHARS" }],
    ["purpose", { purpose: "ch" }],
    ["creditorReference", { remittance: { creditorReference: "RF19539007547034" } }],
    ["text", { remittance: { text: "a".repeat(141) } }],
    ["note", { note: "a".repeat(71) }],
    ["size", { name: "ā".repeat(70), remittance: { text: "ē".repeat(140) } }],
  ])("is refused because of its %s: %j", (problem, change) => {
    expect(changed(change)).toBe(problem);
  });

  it.each<[string, Partial<CreditTransfer>]>([
    ["without a BIC inside the European Economic Area", { bic: "" }],
    ["with a BIC outside it", { bic: "CHASGB2L", iban: "GB82WEST12345698765432" }],
    ["of one cent", { amount: money(1, "EUR") }],
    ["of the largest amount", { amount: money(99_999_999_999, "EUR") }],
    ["with 140 letters of text", { remittance: { text: "a".repeat(140) } }],
  ])("may be one %s", (_, change) => {
    expect(epcQr({ ...redCross, ...change }).ok).toBe(true);
  });
});

const letters = fc.constantFrom(..."abcXYZ019 .,-āčēģīķļņšūž€");
const text = (maxLength: number) => fc.string({ unit: letters, maxLength });

const anyTransfer = fc.record<CreditTransfer>({
  bic: fc.constantFrom("", "HABALV22", "HABALV22XXX"),
  name: text(75),
  iban: fc.stringMatching(/^[0-9]{13}$/).map((number) => composeIban("LV", `HABA${number}`)),
  amount: fc.option(
    fc.integer({ min: -5, max: 100_000_000_500 }).map((minor) => money(minor, "EUR")),
    { nil: undefined },
  ),
  purpose: fc.constantFrom("", "SALA", "X1", "toolong"),
  remittance: fc.oneof(
    fc.constant(undefined),
    text(150).map((words) => ({ text: words })),
    fc
      .stringMatching(/^[A-Z0-9]{1,21}$/)
      .map((body) => ({ creditorReference: composeCreditorReference(body) })),
  ),
  note: text(75),
});

const orEmpty = (line: string | undefined) => line ?? "";

describe("any payment at all", () => {
  it("is refused, or conforms to the guideline and is read back unchanged", () => {
    fc.assert(
      fc.property(anyTransfer, (transfer) => {
        const code = epcQr(transfer);
        if (!code.ok) return;
        const { text: whole } = code;
        expect(new TextEncoder().encode(whole).length).toBeLessThanOrEqual(331);
        expect(whole).not.toMatch(/\n$|\r/);
        const [tag, version, letterSet, kind, bic, name, iban, amount, purpose, reference, words, note] =
          whole.split("\n").map(orEmpty);
        expect([tag, version, letterSet, kind]).toEqual(["BCD", "002", "1", "SCT"]);
        expect([bic, name, iban]).toEqual([transfer.bic, transfer.name.trim(), transfer.iban]);
        const cents = transfer.amount?.minor;
        expect(amount ? Number(amount.replace(/^EUR|\./g, "")) : undefined).toBe(cents);
        expect(orEmpty(purpose)).toBe(transfer.purpose);
        const { remittance } = transfer;
        const meant = remittance && "text" in remittance ? ["", remittance.text.trim()] : undefined;
        const structured = remittance &&
          "creditorReference" in remittance && [remittance.creditorReference, ""];
        expect([orEmpty(reference), orEmpty(words)]).toEqual(structured || (meant ?? ["", ""]));
        expect(orEmpty(note)).toBe(transfer.note?.trim());
      }),
    );
  });

  it("has a code if it respects every limit and uses Latin letters", () => {
    const plain = fc.string({ unit: fc.constantFrom(..."abc 019"), maxLength: 60 });
    fc.assert(
      fc.property(anyTransfer, plain, (transfer, words) => {
        const kept = { ...transfer, name: `A ${words}`, amount: undefined, purpose: "", note: "" };
        expect(epcQr({ ...kept, remittance: { text: words } }).ok).toBe(true);
      }),
    );
  });
});
