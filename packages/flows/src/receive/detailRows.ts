import { formatIban } from "@amberline/domain/iban";
import { epcQr } from "@amberline/domain/epcQr";
import type { Translate } from "../i18n";
import type { BankDetails } from "./bankDetails";

export interface DetailOfBank {
  name: "payee" | "iban" | "bic" | "bankName" | "bankAddress" | "reference";
  label: string;
  /** Copied to the clipboard. */
  value: string;
  /** Shown. */
  shown: string;
}

const order = ["payee", "iban", "bic", "bankName", "bankAddress", "reference"] as const;

/** The known details in the order of a payment form. */
export const detailRows = (details: BankDetails, t: Translate): DetailOfBank[] =>
  order.flatMap((name) => {
    const value = details[name];
    if (!value) return [];
    return [
      { name, label: t(`receive.field.${name}`), value, shown: name === "iban" ? formatIban(value) : value },
    ];
  });

/** All details as plain text. */
export const detailsText = (details: BankDetails, t: Translate): string =>
  detailRows(details, t)
    .map(({ label, value }) => `${label}: ${value}`)
    .join("\n");

/** Payload of the EPC QR code; null if the details do not fit it. */
export function codeOf({ payee, iban, bic, reference }: BankDetails): string | null {
  const remittance = reference ? { remittance: { text: reference } } : {};
  const code = epcQr({ bic, name: payee, iban, ...remittance });
  return code.ok ? code.text : null;
}
