import { formatIban } from "@amberline/domain/iban";
import { epcQr } from "@amberline/domain/epcQr";
import type { Translate } from "../i18n";
import type { BankDetails } from "./bankDetails";

export interface DetailOfBank {
  name: "payee" | "iban" | "bic" | "bankName" | "bankAddress" | "reference";
  label: string;
  /** What is copied. */
  value: string;
  /** What is seen. */
  shown: string;
}

const order = ["payee", "iban", "bic", "bankName", "bankAddress", "reference"] as const;

/** The details in the order a payment form asks for them; what the bank does not say is left out. */
export const detailRows = (details: BankDetails, t: Translate): DetailOfBank[] =>
  order.flatMap((name) => {
    const value = details[name];
    if (!value) return [];
    return [
      { name, label: t(`receive.field.${name}`), value, shown: name === "iban" ? formatIban(value) : value },
    ];
  });

/** All details as lines of text, for a message or a note. */
export const detailsText = (details: BankDetails, t: Translate): string =>
  detailRows(details, t)
    .map(({ label, value }) => `${label}: ${value}`)
    .join("\n");

/** What a banking app's camera reads; null where the details do not fit such a code. */
export function codeOf({ payee, iban, bic, reference }: BankDetails): string | null {
  const remittance = reference ? { remittance: { text: reference } } : {};
  const code = epcQr({ bic, name: payee, iban, ...remittance });
  return code.ok ? code.text : null;
}
