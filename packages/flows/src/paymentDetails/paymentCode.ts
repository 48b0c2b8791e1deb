import { epcQr, type CreditTransfer } from "@amberline/domain/epcQr";
import type { Money } from "@amberline/domain/money";
import { isCreditorReference } from "@amberline/domain/reference";

interface CodedPayment {
  payee: string;
  iban: string;
  bic: string;
  amount?: Money;
  reference: string | null;
}

const remittanceOf = (reference: string): NonNullable<CreditTransfer["remittance"]> =>
  isCreditorReference(reference) ? { creditorReference: reference } : { text: reference };

/** A creditor reference in groups of four, as ISO 11649 prints it; another text as it is. */
export const shownReference = (reference: string): string =>
  isCreditorReference(reference) ? reference.replaceAll(/(.{4})(?=.)/g, "$1 ") : reference;

/** Content of the EPC QR code that asks for a payment; null if it does not fit. */
export function paymentCode({ payee, iban, bic, amount, reference }: CodedPayment): string | null {
  const code = epcQr({
    ...{ bic, name: payee, iban },
    ...(amount ? { amount } : {}),
    ...(reference ? { remittance: remittanceOf(reference) } : {}),
  });
  return code.ok ? code.text : null;
}
