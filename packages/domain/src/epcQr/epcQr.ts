import { validateBic } from "../bic";
import { ibanCountry, validateIban } from "../iban";
import { moneyToDecimal, type Money } from "../money";
import {
  isCreditorReference,
  normaliseCreditorReference,
  payeeNameLimit,
  paymentReferenceLimit,
  textLength,
  tidyText,
} from "../reference";
import { isEeaCountry } from "../tables/sepa";

/** A SEPA credit transfer for somebody else to make. */
export interface CreditTransfer {
  /** Optional for accounts in the European Economic Area. */
  bic?: string;
  /** At most 70 characters. */
  name: string;
  /** Of a SEPA country; spaces allowed. */
  iban: string;
  /** EUR, 0.01 to 999,999,999.99. Without it the payer chooses the amount. */
  amount?: Money;
  /** ISO 20022 external purpose code: 1 to 4 capitals or digits, such as "CHAR". */
  purpose?: string;
  /** An ISO 11649 reference, or a text of at most 140 characters. */
  remittance?: { creditorReference: string } | { text: string };
  /** Shown to the payer, not sent with the payment; at most 70 characters. */
  note?: string;
}

/** In the order they are checked. */
export const epcQrProblems = [
  "bic",
  "name",
  "iban",
  "amount",
  "purpose",
  "creditorReference",
  "text",
  "note",
  "size",
] as const;
export type EpcQrProblem = (typeof epcQrProblems)[number];

export type EpcQr = { ok: true; text: string } | { ok: false; problem: EpcQrProblem };

const smallestCents = 1;
const largestCents = 99_999_999_999;
const noteLimit = 70;
/** Capacity of a version 13 symbol at error correction level M. */
const byteLimit = 331;

type Line = { ok: true; line: string } | { ok: false };

const refused: Line = { ok: false };
const line = (text: string): Line => ({ ok: true, line: text });

function accountLine(iban: string): Line {
  const checked = validateIban(iban);
  return checked.ok && checked.isSepa ? line(checked.iban) : refused;
}

function bankLine({ bic = "", iban }: CreditTransfer): Line {
  if (bic === "") return isEeaCountry(ibanCountry(iban) ?? "") ? line("") : refused;
  const checked = validateBic(bic);
  return checked.ok ? line(checked.bic) : refused;
}

function textLine(text: string, limit: number): Line {
  return textLength(text) <= limit ? line(tidyText(text)) : refused;
}

function nameLine(name: string): Line {
  return tidyText(name) === "" ? refused : textLine(name, payeeNameLimit);
}

function amountLine(amount: Money | undefined): Line {
  if (!amount) return line("");
  const { minor, currency } = amount;
  const fits = currency === "EUR" && minor >= smallestCents && minor <= largestCents;
  return fits ? line(`EUR${moneyToDecimal(amount)}`) : refused;
}

const purposeLine = (purpose = ""): Line => (/^[A-Z\d]{0,4}$/.test(purpose) ? line(purpose) : refused);

function referenceLine(remittance: CreditTransfer["remittance"]): Line {
  if (!remittance || "text" in remittance) return line("");
  const { creditorReference } = remittance;
  return isCreditorReference(creditorReference)
    ? line(normaliseCreditorReference(creditorReference))
    : refused;
}

const freeTextLine = (remittance: CreditTransfer["remittance"]): Line =>
  remittance && "text" in remittance ? textLine(remittance.text, paymentReferenceLimit) : line("");

/**
 * The content of a payment QR code after EPC069-12: version 002, UTF-8, no trailing empty lines. Draw it at error
 * correction level M, which keeps it within version 13.
 */
export function epcQr(transfer: CreditTransfer): EpcQr {
  const parts: readonly (readonly [EpcQrProblem, Line])[] = [
    ["bic", bankLine(transfer)],
    ["name", nameLine(transfer.name)],
    ["iban", accountLine(transfer.iban)],
    ["amount", amountLine(transfer.amount)],
    ["purpose", purposeLine(transfer.purpose)],
    ["creditorReference", referenceLine(transfer.remittance)],
    ["text", freeTextLine(transfer.remittance)],
    ["note", textLine(transfer.note ?? "", noteLimit)],
  ];
  const lines = ["BCD", "002", "1", "SCT"];
  for (const [problem, part] of parts) {
    if (!part.ok) return { ok: false, problem };
    lines.push(part.line);
  }
  const text = lines.join("\n").replace(/(?<!\n)\n+$/, "");
  return new TextEncoder().encode(text).length <= byteLimit
    ? { ok: true, text }
    : { ok: false, problem: "size" };
}
