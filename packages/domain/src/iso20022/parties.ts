import { isCreditorReference, normaliseCreditorReference } from "../reference";
import { element, textElement } from "./xml";

const ibanForm = /^[A-Z]{2}\d{2}[A-Z0-9]{1,30}$/;
const bicForm = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

/** An IBAN or another account number. */
export const accountOf = (account: string): string =>
  ibanForm.test(account) ? element("IBAN", account) : element("Othr", textElement("Id", account, 34));

/** Empty without a BIC. */
export const agent = (name: string, bic: string): string =>
  bicForm.test(bic) ? element(name, element("FinInstnId", element("BICFI", bic))) : "";

/** A structured creditor reference, or text. */
export function remittance(reference: string): string {
  if (!isCreditorReference(reference)) return textElement("Ustrd", reference, 140);
  const type = element("CdOrPrtry", element("Cd", "SCOR")) + element("Issr", "ISO");
  const structured = element("Tp", type) + element("Ref", normaliseCreditorReference(reference));
  return element("Strd", element("CdtrRefInf", structured));
}
